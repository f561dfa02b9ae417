import type { FieldValues } from 'react-hook-form'
import type { Definition } from '@/lib/submissions'

/** The default values that a form must give: a text's is empty unless given. */
export type OwnDefaults<Values> = Partial<Values> & {
  [Field in keyof Values as string extends Values[Field] ? never : Field]: Values[Field]
}

/** The default values of a form: an empty text for each field that has none of its own. */
export function defaultValuesOf<Values extends FieldValues>(
  { fields, notStored, secrets }: Definition,
  own: OwnDefaults<Values> | undefined,
) {
  const texts = Object.keys({ ...fields, ...notStored, ...secrets }).map((field) => [field, ''])
  return { ...Object.fromEntries(texts), ...own } as Values
}

export function withoutSecrets<Values extends object>(
  values: Values,
  secrets: Definition['secrets'] = {},
): Values {
  const blank = Object.keys(secrets).filter((field) => field in values)
  return { ...values, ...Object.fromEntries(blank.map((field) => [field, ''])) }
}

/** The values that differ from those before. */
export function changesSince<Values extends FieldValues>(before: Values, now: Values) {
  const changed = Object.entries(now).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  )
  return Object.fromEntries(changed)
}

/** Of values that an older version of the form may have stored, those that still fit; the rest are the default values. */
export function fittingValues<Values extends FieldValues>(
  values: Partial<Values>,
  defaultValues: Values,
): Values {
  const fits = (field: string) =>
    typeof values[field] === typeof defaultValues[field] &&
    Array.isArray(values[field]) === Array.isArray(defaultValues[field])
  const kept = Object.keys(defaultValues).filter(fits)
  return { ...defaultValues, ...Object.fromEntries(kept.map((field) => [field, values[field]])) }
}
