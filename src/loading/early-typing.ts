import { isObject, readStored, removeStored, writeStored } from '@/lib/stored-value'

const TYPED_KEY = 'typed:v3'

export type TypedValues = Record<string, unknown>

/** Values typed before React started, by form name. */
let early: TypedValues = {}

/** Call it before React starts: if the HTML was changed in transit, React renders new forms. */
export function recordTyping() {
  early = { ...readStored('sessionStorage', TYPED_KEY), ...allTyped() }
  removeStored('sessionStorage', TYPED_KEY)
}

/** Stores typed values, but no passwords, for a reload before hydration. Later each form keeps a draft. */
export function keepTyping() {
  writeStored('sessionStorage', TYPED_KEY, allTyped({ secrets: false }))
}

/** The values typed into a form before its hydration. */
export function consumeTyping(form: string) {
  const recorded = early[form]
  delete early[form]
  return { ...(isObject(recorded) && recorded), ...typedInto(document.forms.namedItem(form)) }
}

function allTyped(options?: { secrets: boolean }) {
  const typed: TypedValues = {}
  for (const form of document.forms) {
    const values = typedInto(form, options)
    // `form.name` could be a field called "name".
    if (values) typed[form.getAttribute('name') ?? ''] = values
  }
  return typed
}

/** The values of a form that differ from its HTML; of a select, any value but ''. */
export function typedInto(form: HTMLFormElement | null, { secrets = true } = {}) {
  const values: TypedValues = {}
  for (const control of form?.elements ?? []) {
    if (control instanceof HTMLInputElement && isChoice(control)) {
      if (control.checked === control.defaultChecked) continue
      if (control.type === 'checkbox') values[control.name] = ticked(form, control)
      else if (control.checked) values[control.name] = control.value
    } else if (control instanceof HTMLSelectElement) {
      if (control.name && control.value !== '') values[control.name] = control.value
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      if (!secrets && isSecret(control)) continue
      if (control.name && control.value !== control.defaultValue) values[control.name] = control.value
    }
  }
  return Object.keys(values).length > 0 ? values : undefined
}

const isChoice = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio'

const isSecret = ({ autocomplete }: HTMLInputElement | HTMLTextAreaElement) => /password/.test(autocomplete)

function ticked(form: HTMLFormElement | null, box: HTMLInputElement) {
  const group = form?.elements.namedItem(box.name)
  if (!(group instanceof RadioNodeList)) return box.checked
  return [...group]
    .filter((each): each is HTMLInputElement => each instanceof HTMLInputElement && each.checked)
    .map(({ value }) => value)
}
