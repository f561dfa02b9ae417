// React's forms start empty. `recordTyping` reads all fields before React starts. After hydration `useTypedBeforeHydration(formName,
// adopt)` passes to each form what its fields held then, or hold now.

import { readStored, removeStored, writeStored } from '@/lib/stored-value'
import { type TypedValues, typedInto } from '@/lib/typed-fields'

const TYPED_KEY = 'typed:v3'

/** Values by form name: kept from the last load, and typed before React started. */
let kept: TypedValues = {}
let recorded: TypedValues = {}

/** Call it before React starts: if the HTML was changed in transit, React renders new forms. */
export function recordTyping() {
  kept = readStored('sessionStorage', TYPED_KEY) ?? {}
  recorded = allTyped()
  removeStored('sessionStorage', TYPED_KEY)
}

/** Stores typed values, but no passwords, for a reload before hydration. Later each form keeps a draft. */
export function keepTyping() {
  writeStored('sessionStorage', TYPED_KEY, allTyped({ secrets: false }))
}

/**
 * The values typed into a form before its hydration. If React has made the form anew, its inputs get them again; the caller fills
 * in the rest.
 */
export function consumeTyping(formName: string): TypedValues {
  const form = document.forms.namedItem(formName)
  const typed = Object.assign({}, kept[formName], recorded[formName], typedInto(form))
  delete kept[formName]
  delete recorded[formName]
  for (const field of form?.querySelectorAll('input') ?? []) {
    const value: unknown = typed[field.name]
    if (typeof value !== 'string') continue
    if (field.type === 'radio') field.checked = field.value === value
    else field.value = value
  }
  return typed
}

function allTyped(options?: { secrets: boolean }) {
  const typed: TypedValues = {}
  for (const form of document.forms) {
    const values = typedInto(form, options)
    // `form.name` could be a field called "name".
    if (Object.keys(values).length > 0) typed[form.getAttribute('name') ?? ''] = values
  }
  return typed
}
