const typed = new Map<string, Record<string, string>>()

/** Notes what visitors typed into the pre-rendered forms before the app took them over. */
export function rememberTypedValues() {
  for (const form of document.forms) {
    const values: Record<string, string> = {}
    for (const control of form.elements) {
      const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
      if (isText && control.name && control.value !== control.defaultValue) {
        values[control.name] = control.value
      }
    }
    if (Object.keys(values).length > 0) typed.set(form.name, values)
  }
}

/** The values noted for a form, once. */
export function takeTypedValues(formName: string) {
  const values = typed.get(formName)
  typed.delete(formName)
  return values
}
