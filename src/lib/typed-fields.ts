/** Values by the names of their fields. */
export type TypedValues = Record<string, unknown>

/** The values of a form that differ from its HTML. */
export function typedInto(form: HTMLFormElement | null, { secrets = true } = {}) {
  const values: TypedValues = {}
  if (!form) return values
  for (const control of form.elements) {
    if (!isField(control) || !isChanged(control)) continue
    if (!secrets && isSecret(control.name)) continue
    values[control.name] = control.type === 'checkbox' ? ticked(form, control.name) : control.value
  }
  return values
}

/** Whether the values of a field, by its name, are never stored. */
export const isSecret = (field: string) => /password/i.test(field)

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (control: Element): control is Field =>
  control.matches('input[name], select[name], textarea[name]')

function isChanged(field: Field) {
  // A dropdown without options is not changed. Radix's hidden dropdown gets its options only after its first render.
  if (field instanceof HTMLSelectElement) return field.selectedIndex >= 0 && field.value !== defaultOf(field)
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (field.type === 'radio') return field.checked && !field.defaultChecked
  if (field.type === 'checkbox') return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}

const defaultOf = (select: HTMLSelectElement) =>
  (select.querySelector<HTMLOptionElement>('option[selected]') ?? select.options[0])?.value

/** The ticked values of boxes with the same name; of a single box, whether it is ticked. */
function ticked(form: HTMLFormElement, name: string) {
  const values = new FormData(form).getAll(name)
  return form.elements.namedItem(name) instanceof RadioNodeList ? values : values.length > 0
}

/** Whether a field with this value counts as not filled in. */
export function isBlank(value: unknown) {
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) ? value.length === 0 : value === undefined || value === null
}
