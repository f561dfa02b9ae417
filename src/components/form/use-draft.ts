import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { draftStore, type Prefill } from '@/components/form/draft'
import { fittingValues, withoutSecrets } from '@/components/form/form-values'
import { usePrefill } from '@/components/form/use-prefill'
import type { Definition, DraftLifetime } from '@/lib/submissions'
import { registerTyped } from '@/loading/reload'
import { typedInto } from '@/loading/typed-values'

type Options<Values> = {
  name: string
  lifetime: DraftLifetime
  secrets: Definition['secrets'] | undefined
  defaultValues: Values
  prefill: Prefill<Values> | undefined
}

/** Restores values typed before hydration or on an earlier visit, applies the prefill, and saves each change. */
export function useDraft<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { name, lifetime, secrets, defaultValues, prefill }: Options<Values>,
) {
  const [draft] = useState(() => draftStore<Values>(name, lifetime))
  const [isKept, setIsKept] = useState(false)
  const [isRestored, setIsRestored] = useState(false)
  const [otherTab, setOtherTab] = useState<Values>()
  const restore = useEffectEvent(() => {
    const { values: stored, idempotencyKey } = draft.read()
    const values = stored && fittingValues(stored, defaultValues)
    setIsRestored(Boolean(values))
    let isTouched = false
    // An untouched prefill is not kept.
    if (!values) draft.write(idempotencyKey ? { idempotencyKey } : {})
    const keep = (values: Values) => {
      draft.write({ ...draft.read(), values: withoutSecrets(values, secrets) })
      setIsKept(true)
    }
    const early = typedInto(document.forms.namedItem(name))
    if (values || early) form.reset({ ...defaultValues, ...values, ...early }, { keepDefaultValues: true })
    setIsKept(Boolean(values))
    if (early) keep(form.getValues())
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values, type }) => {
        if (type === 'change') {
          isTouched = true
          keep(values)
        } else setIsKept(Boolean(draft.read().values))
      },
    })
    const unregister = registerTyped((typed) => {
      if (draft.read().values) typed[name] = draft.read()
    })
    const unwatch = draft.watch(({ values }) => {
      const typed = fittingValues(values ?? {}, defaultValues)
      if (isTouched) return setOtherTab(typed)
      form.reset(typed, { keepDefaultValues: true })
      setIsKept(true)
    })
    return () => {
      unsubscribe()
      unregister()
      unwatch()
    }
  })
  useEffect(() => restore(), [])
  usePrefill(form, draft, defaultValues, prefill)
  const draftKept = isKept && lifetime === 'local'
  return {
    draft,
    draftKept,
    /** The draft is back, and passwords are not. */
    secretsLost: isRestored && draftKept && secrets !== undefined,
    /** Set while another tab has typed into the same form and this one has, too. */
    adoptOtherTab:
      otherTab &&
      (() => {
        form.reset(otherTab, { keepDefaultValues: true })
        draft.write({ ...draft.read(), values: form.getValues() })
        setOtherTab(undefined)
      }),
    discardDraft: () => {
      draft.clear()
      form.reset(defaultValues)
      setIsKept(false)
    },
  }
}
