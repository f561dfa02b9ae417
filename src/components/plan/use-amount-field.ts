import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import type { AmountName } from '@/content/plan/query'
import { parseAmount } from '@/domain/plan-query'

/**
 * State and props of a field for an amount of the plan. It shows the typed text as long as it parses to the amount. If a link, Back,
 * a button or a reload has changed the amount, it shows the amount.
 */
export function useAmountField(
  name: AmountName,
  amount: number | undefined,
  onAmount: (amount: number | undefined) => void,
) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  // The field may hold text that was typed before hydration.
  useEffect(() => setText(field.current?.value ?? ''), [])
  const shown = parseAmount(name, text) === amount ? text : String(amount ?? '')
  const isWrong = amount === undefined && shown.trim() !== ''
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setText(target.value)
    const typed = parseAmount(name, target.value)
    if (typed !== amount) onAmount(typed)
  }
  /** Shows "2000000" as 20. */
  const endTyping = () => {
    if (amount !== undefined) setText(String(amount))
  }
  const wrongId = `${id}-wrong`
  return {
    isWrong,
    wrongId,
    inputProps: {
      ref: field,
      id,
      name,
      value: shown,
      inputMode: 'decimal',
      enterKeyHint: 'done',
      autoComplete: 'off',
      'aria-invalid': isWrong || undefined,
      'aria-describedby': isWrong ? wrongId : undefined,
      onChange: type,
      onBlur: endTyping,
    },
  } as const
}
