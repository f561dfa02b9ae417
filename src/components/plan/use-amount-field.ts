import { type ChangeEvent, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { AmountName } from '@/content/plan/query'
import { parseAmount } from '@/domain/plan-query'

/**
 * State and props of a field for an amount of the plan. The field is uncontrolled: React would overwrite text that is no amount, and
 * text typed before hydration.
 * @param onAmount gets each parsed amount. `isSameTyping` is false for the first change after the field took the focus: the
 * page then adds a history entry, and replaces it at the next changes.
 */
export function useAmountField(
  name: AmountName,
  amount: number | undefined,
  onAmount: (amount: number | undefined, isSameTyping: boolean) => void,
) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const isTyping = useRef(false)
  const isMounted = useRef(false)
  const [isWrong, setWrong] = useState(false)
  const readAmount = (text: string) => {
    const parsed = parseAmount(name, text)
    setWrong(parsed === undefined && text.trim() !== '')
    return parsed
  }
  const type = (text: string) => {
    const typed = readAmount(text)
    if (typed === amount) return
    onAmount(typed, isTyping.current)
    isTyping.current = true
  }
  // Show the parsed amount: "2000000" becomes 20.
  const endTyping = () => {
    isTyping.current = false
    const typed = parseAmount(name, field.current?.value ?? '')
    if (field.current && typed !== undefined) field.current.value = String(typed)
  }
  // Show an amount that a link, Back, a button or a reload has changed.
  const showAmount = useEffectEvent((amount: number | undefined) => {
    const input = field.current
    const isTypedBeforeHydration = !isMounted.current && input?.value !== input?.defaultValue
    isMounted.current = true
    if (!input || isTyping.current) return
    const isShown = readAmount(input.value) === amount
    if (isShown || isTypedBeforeHydration) return
    input.value = amount === undefined ? '' : String(amount)
    setWrong(false)
  })
  useLayoutEffect(() => showAmount(amount), [amount])
  const wrongId = `${id}-wrong`
  return {
    isWrong,
    wrongId,
    endTyping,
    inputProps: {
      ref: field,
      id,
      name,
      inputMode: 'decimal',
      enterKeyHint: 'done',
      autoComplete: 'off',
      'aria-invalid': isWrong || undefined,
      'aria-describedby': isWrong ? wrongId : undefined,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => type(target.value),
      onBlur: endTyping,
    },
  } as const
}
