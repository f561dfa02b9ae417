import { type ChangeEvent, useId, useState } from 'react'
import type { AmountName } from '@/content/plan/choices'
import { parseAmount } from '@/domain/plan/plan-query'
import type { TypedValues } from '@/lib/typed-fields'

type AmountFieldOptions = {
  amount: number | undefined
  /** The values that were typed into the form before hydration. */
  typedEarly: TypedValues
  onAmount: (amount: number | undefined) => void
}

/**
 * State and props of a field for an amount of the plan. It shows the typed text as long as it parses to the amount. If a link, Back,
 * a button or a reload has changed the amount, it shows the amount.
 */
export function useAmountField(name: AmountName, { amount, typedEarly, onAmount }: AmountFieldOptions) {
  const id = useId()
  const [typedText, setText] = useState<string>()
  const text = typedText ?? String(typedEarly[name] ?? '')
  const shown = parseAmount(name, text) === amount ? text : String(amount ?? '')
  const isWrong = amount === undefined && shown.trim() !== ''
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setText(target.value)
    const typed = parseAmount(name, target.value)
    if (typed !== amount) onAmount(typed)
  }
  /** Shows the parsed amount: 20 (lakh) for a typed 2000000. */
  const onBlur = () => {
    if (amount !== undefined) setText(String(amount))
  }
  const errorId = `${id}-wrong`
  return {
    isWrong,
    errorId,
    inputProps: {
      id,
      name,
      value: shown,
      inputMode: 'decimal',
      enterKeyHint: 'done',
      autoComplete: 'off',
      'aria-invalid': isWrong || undefined,
      'aria-describedby': isWrong ? errorId : undefined,
      onChange,
      onBlur,
    },
  } as const
}
