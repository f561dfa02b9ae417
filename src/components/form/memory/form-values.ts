import { changesSince } from '@/lib/changes'
import { isBlank, isSecret } from '@/lib/typed-fields'

/** The values in the fields of the page (`fieldValues`) that differ from those that react-hook-form holds. */
export function changedFields<Values extends object>(formValues: Values, fieldValues: object) {
  return changesSince(formValues, fittingValues(fieldValues, formValues))
}

/** Drops values whose field no longer exists, or has another type: another version of the site may have stored them. */
export const fittingValues = <Values extends object>(values: object, defaults: Values) =>
  filterValues(values, defaults, (value, initial) => typeOf(value) === typeOf(initial))

/** Drops blank values and unticked boxes of fields that are so by default: the visitor has undone the change. */
export const withoutEmptied = <Values extends object>(values: object, defaults: Values) =>
  filterValues(values, defaults, (value, initial) => !isEmptied(value) || !isEmptied(initial))

const isEmptied = (value: unknown) => isBlank(value) || value === false

export function withoutPasswords<Values extends object>(values: Values) {
  const kept = Object.entries(values).filter(([field]) => !isSecret(field))
  return Object.fromEntries(kept) as Partial<Values>
}

/** The values that a rule keeps. It gets each value and its field's default value. */
function filterValues<Values extends object>(
  values: object,
  defaults: Values,
  isKept: (value: unknown, initial: unknown) => boolean,
) {
  const initial = new Map<string, unknown>(Object.entries(defaults))
  const kept = Object.entries(values).filter(([field, value]) => isKept(value, initial.get(field)))
  return Object.fromEntries(kept) as Partial<Values>
}

const typeOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)
