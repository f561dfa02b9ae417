/** What was typed before hydration: React leaves it in the controls without telling the form. */
export function valuesBeforeHydration(formName: string) {
  const form = document.forms.namedItem(formName)
  const values: Record<string, string | boolean | string[]> = {}
  for (const control of form?.elements ?? []) {
    if (control instanceof HTMLInputElement && isChoice(control)) {
      if (control.checked === control.defaultChecked) continue
      if (control.type === 'checkbox') values[control.name] = ticked(form, control)
      else if (control.checked) values[control.name] = control.value
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      if (control.name && control.value !== control.defaultValue) values[control.name] = control.value
    }
  }
  return Object.keys(values).length > 0 ? values : undefined
}

const isChoice = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio'

function ticked(form: HTMLFormElement | null, box: HTMLInputElement) {
  const group = form?.elements.namedItem(box.name)
  if (!(group instanceof RadioNodeList)) return box.checked
  return [...group]
    .filter((each): each is HTMLInputElement => each instanceof HTMLInputElement && each.checked)
    .map(({ value }) => value)
}
