/**
 * What visitors typed into a pre-rendered form before its code was there. React leaves such text in the controls
 * when it takes them over, but neither it nor the form's state knows of it: the form has to be told.
 */
export function takeTypedValues(formName: string) {
  const values: Record<string, string> = {}
  for (const control of document.forms.namedItem(formName)?.elements ?? []) {
    const isText =
      (control instanceof HTMLInputElement && !['checkbox', 'radio'].includes(control.type)) ||
      control instanceof HTMLTextAreaElement
    if (isText && control.name && control.value !== control.defaultValue) values[control.name] = control.value
  }
  return Object.keys(values).length > 0 ? values : undefined
}
