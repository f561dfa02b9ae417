// React's forms start empty. What the fields held before React started is read once, and each form adopts its own values.

import { readStored, removeStored, writeStored } from '@/lib/stored-value'

const TYPED_KEY = 'typed:v3'

export type TypedValues = Record<string, unknown>

/** Values typed before React started, by form name. */
let recorded: TypedValues = {}

/** Call it before React starts: if the HTML was changed in transit, React renders new forms. */
export function recordTyping() {
  recorded = { ...readStored('sessionStorage', TYPED_KEY), ...allTyped() }
  removeStored('sessionStorage', TYPED_KEY)
}

/** Stores typed values, but no passwords, for a reload before hydration. Later each form keeps a draft. */
export function keepTyping() {
  writeStored('sessionStorage', TYPED_KEY, allTyped({ secrets: false }))
}

/** The values typed into a form before its hydration. */
export function consumeTyping(formName: string): TypedValues {
  const early = recorded[formName]
  delete recorded[formName]
  return Object.assign({}, early, typedInto(document.forms.namedItem(formName)))
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

/** The values of a form that differ from its HTML. */
export function typedInto(form: HTMLFormElement | null, { secrets = true } = {}) {
  const values: TypedValues = {}
  if (!form) return values
  for (const control of form.elements) {
    if (!isField(control) || !isChanged(control)) continue
    if (!secrets && /password/.test(control.autocomplete)) continue
    values[control.name] = control.type === 'checkbox' ? ticked(form, control.name) : control.value
  }
  return values
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (control: Element): control is Field =>
  control.matches('input[name], select[name], textarea[name]')

function isChanged(field: Field) {
  if (field instanceof HTMLSelectElement) return field.value !== ''
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (field.type === 'radio') return field.checked && !field.defaultChecked
  if (field.type === 'checkbox') return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}

/** The ticked values of boxes with the same name; of a single box, whether it is ticked. */
function ticked(form: HTMLFormElement, name: string) {
  const values = new FormData(form).getAll(name)
  return form.elements.namedItem(name) instanceof RadioNodeList ? values : values.length > 0
}
