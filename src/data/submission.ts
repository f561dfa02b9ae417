import type { ZodMiniType } from 'zod/mini'
import type { Database, TablesInsert } from '@/data/database.types'
import { cleanOrNull, type WithReferralCode } from '@/data/text'
import { type Definition, type FieldOf, type StoredForm, submissions } from '@/lib/submissions'

/** A form's definition, how its values are checked, and how they are stored. */
export type Submission<Values, Sent, Result> = Definition & {
  name: string
  /** Without it nothing is checked before it is sent. */
  schema?: ZodMiniType<Sent, Values>
  /** Makes up a reference, for example; kept with the idempotency key, so that a retry sends the same. */
  mint?: (values: Sent) => string
  /** Stores the values under the id of their idempotency key. Without it only the failure notice is shown. */
  store?: (id: string, values: Sent & WithReferralCode, minted: string) => Promise<Result>
}

/** The schema of each field, for `satisfies`. */
export type FieldSchemas<Form extends StoredForm> = Record<FieldOf<Form>, ZodMiniType>

type Forms = typeof submissions
type Fields<Form extends StoredForm> = Forms[Form]['fields']
type Secrets<Form extends StoredForm> = Forms[Form] extends { secrets: infer Secrets } ? Secrets : object
type Table<Form extends StoredForm> = Forms[Form]['table'] & keyof Database['public']['Tables']

/** The values of a form without a schema: texts, and those given. */
export type FormValues<Form extends StoredForm, Others> = Others & {
  [Field in Exclude<keyof (Fields<Form> & Secrets<Form>), keyof Others>]?: string
}

/** A column that the database does not have is a type error here. */
const definitions: {
  [Form in StoredForm]: { table: Table<Form>; fields: Record<string, keyof TablesInsert<Table<Form>>> }
} = submissions

type Column<Value> = Exclude<Value, undefined> extends string ? string | null : Value

/** The values in their columns: a text is cleaned, a blank one null. */
export function columnsOf<Form extends StoredForm, Values extends { [Field in FieldOf<Form>]?: unknown }>(
  form: Form,
  values: Values,
) {
  const columns = Object.entries(definitions[form].fields).map(([field, column]) => {
    const value: unknown = values[field as FieldOf<Form>]
    return [column, value === undefined || typeof value === 'string' ? cleanOrNull(value) : value]
  })
  return Object.fromEntries(columns) as {
    [Field in FieldOf<Form> as Fields<Form>[Field & keyof Fields<Form>] & string]: Column<Values[Field]>
  }
}
