import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { HookForm } from '@/components/form/hook-form'
import {
  enterValues,
  type FormMemory,
  isStoredAlready,
  shownValues,
} from '@/components/form/memory/form-memory'
import { type DraftPlace, formMemoryStore } from '@/components/form/memory/form-memory-store'
import { changedFields } from '@/components/form/memory/form-values'
import { useStore } from '@/components/hooks/use-store'
import { isEmpty } from '@/lib/changes'
import { typedInto } from '@/lib/typed-fields'
import { useTypedBeforeHydration } from '@/loading/hydration'

type FormMemoryOptions<Values extends FieldValues> = {
  name: string
  place: DraftPlace
  defaultValues: Values
  opened: FormMemory<Values>['opened']
}

/** Binds a form's memory to its fields: typed values enter the draft or the correction, which fill the fields after a load. */
export function useFormMemory<Values extends FieldValues>(
  hookForm: HookForm<Values>,
  { name, place, defaultValues, opened }: FormMemoryOptions<Values>,
) {
  const [store] = useState(() => formMemoryStore(name, place, defaultValues, opened))
  const fillFields = () =>
    hookForm.reset({ ...defaultValues, ...shownValues(store.get()) }, { keepFieldsRef: true })
  const remember = (values: Partial<Values>) =>
    store.change((memory) => enterValues(memory, values, defaultValues))
  const enter = (values: Partial<Values>) => {
    if (isEmpty(values)) return
    hookForm.setValues(values)
    remember(values)
  }

  useTypedBeforeHydration(name, (fieldValues) => {
    const memory = store.get()
    const typed = changedFields(defaultValues, fieldValues)
    if (isEmpty(shownValues(memory)) && isEmpty(typed)) return
    fillFields()
    // After a reload Firefox restores the fields of a submission that was stored.
    if (!isStoredAlready(memory, typed)) enter(typed)
  })

  const rememberChange = useEffectEvent(remember)
  useEffect(
    () =>
      hookForm.subscribe({
        formState: { values: true },
        callback: ({ values, name: field, type }) => {
          if (type === 'change' && field) rememberChange({ [field]: values[field] } as Partial<Values>)
        },
      }),
    [hookForm.subscribe],
  )

  useOnNewDefaults(defaultValues, fillFields)

  return {
    memory: useStore(store),
    change: store.change,
    /** Enters values into fields and draft, as if the visitor had typed them. */
    enter,
    /** Enters values that a browser has filled in without an event. */
    enterAutofilled: (element: HTMLFormElement) =>
      enter(changedFields(hookForm.getValues(), typedInto(element))),
    /** Changes the memory, and fills the fields from the draft. */
    changeAndFill: (transition: (memory: FormMemory<Values>) => FormMemory<Values>) => {
      store.change(transition)
      fillFields()
    },
  }
}

/** Calls back when another link gives the open form other default values: fields that the visitor has not changed get them. */
function useOnNewDefaults(defaultValues: object, onNewDefaults: () => void) {
  const defaults = JSON.stringify(defaultValues)
  const lastDefaults = useRef(defaults)
  const callBack = useEffectEvent(onNewDefaults)
  useEffect(() => {
    if (lastDefaults.current !== defaults) callBack()
    lastDefaults.current = defaults
  }, [defaults])
}
