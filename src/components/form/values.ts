export function withoutPasswords<Values extends object>(values: Values) {
  const kept = Object.entries(values).filter(([field]) => !/password/i.test(field))
  return Object.fromEntries(kept) as Partial<Values>
}

/** Drops stored values whose field no longer exists, or has another type: another version of the site may have stored them. */
export function fittingValues<Values extends object>(values: object, defaults: Values) {
  const defaultValues = new Map<string, unknown>(Object.entries(defaults))
  const fits = ([field, value]: [string, unknown]) => {
    const defaultValue = defaultValues.get(field)
    if (Array.isArray(defaultValue)) return isListOfTexts(value)
    return defaultValue !== undefined && typeof value === typeof defaultValue && !Array.isArray(value)
  }
  return Object.fromEntries(Object.entries(values).filter(fits)) as Partial<Values>
}

const isListOfTexts = (value: unknown) =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

export const isEmpty = (values: object = {}) => Object.keys(values).length === 0

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The values of `now` that differ from `before`. */
export function changesSince<Values extends object>(before: Partial<Values>, now: Partial<Values>) {
  const earlier = new Map(Object.entries(before))
  const changed = Object.entries(now).filter(([field, value]) => !isSame(value, earlier.get(field)))
  return Object.fromEntries(changed) as Partial<Values>
}

/** The values in the page's fields that differ from those of the form. */
export function changedFields<Values extends object>(formValues: Values, fieldValues: object) {
  return changesSince(formValues, fittingValues(fieldValues, formValues))
}

/** Whether a field without this value counts as missing. */
export function isBlank(value: unknown) {
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) ? value.length === 0 : value === undefined || value === null
}
