type TypedValues = Record<string, string | boolean | string[]>

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
