import { useEffect, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import type { DraftStore } from '@/components/form/draft'
import { takeTypedValues } from '@/components/form/typed-values'

type Options<Values> = {
  /** The form's `name`. */
  name: string
  draft: DraftStore<Values>
  empty: Values
  /** Fields that are never kept: passwords. */
  never?: readonly (keyof Values)[]
}

/**
 * Fills a form with what was typed into it before: into the pre-rendered page before the app was there, or on an
 * earlier visit. Keeps what is typed from now on.
 */
export function useDraft<Values extends FieldValues, Sent extends FieldValues>(
  form: UseFormReturn<Values, unknown, Sent>,
  { name, draft, empty, never = [] }: Options<Values>,
) {
  const [kept, setKept] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form and its draft are the same for as long as it is there.
  useEffect(() => {
    const { values, ...rest } = draft.read()
    // An opening that nobody has built on is not worth keeping.
    if (!values) draft.write(rest.attempt ? { attempt: rest.attempt } : {})
    const keep = (values: Values) => {
      const worthKeeping = { ...values }
      for (const field of never) delete worthKeeping[field]
      draft.write({ ...draft.read(), values: worthKeeping })
      setKept(true)
    }
    const early = takeTypedValues(name)
    if (values || early) form.reset({ ...empty, ...values, ...early }, { keepDefaultValues: true })
    setKept(Boolean(values))
    if (early) keep(form.getValues())
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, type }) => {
        if (type === 'change') keep(values)
        else setKept(Boolean(draft.read().values))
      },
    })
  }, [])

  return {
    /** Whether something typed is being kept. */
    kept,
    startAfresh: () => {
      draft.clear()
      form.reset(empty as DefaultValues<Values> & Values)
      setKept(false)
    },
  }
}
