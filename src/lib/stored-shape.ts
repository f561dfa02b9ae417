/** Returns a stored value as the type that it is read as, or undefined where it does not fit. */
export type Shape<T> = (value: unknown) => T | undefined

export const text: Shape<string> = (value) => (typeof value === 'string' ? value : undefined)

export const flag: Shape<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

export const amount: Shape<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined

const YEAR_2000 = Date.UTC(2000, 0)
const YEAR_2100 = Date.UTC(2100, 0)

/** Milliseconds that every calendar can show. */
export const moment: Shape<number> = (value) =>
  typeof value === 'number' && value >= YEAR_2000 && value < YEAR_2100 ? value : undefined

export const anyOf =
  <T>(...shapes: Shape<T>[]): Shape<T> =>
  (value) => {
    for (const shape of shapes) {
      const read = shape(value)
      if (read !== undefined) return read
    }
    return undefined
  }

export const listOf =
  <T>(shape: Shape<T>): Shape<T[]> =>
  (value) => {
    if (!Array.isArray(value)) return undefined
    const items = value.map(shape).filter((item) => item !== undefined)
    return items.length === value.length ? items : undefined
  }

/** An object with any keys, of which those that do not fit are left out. */
export const recordOf =
  <T>(shape: Shape<T>): Shape<Record<string, T>> =>
  (value) => {
    if (!isObject(value)) return undefined
    const read = Object.entries(value).map(([key, each]) => [key, shape(each)] as const)
    return Object.fromEntries(read.filter((entry): entry is [string, T] => entry[1] !== undefined))
  }

type Shapes<T> = { [Key in keyof T]: Shape<T[Key]> }

/** An object with these keys. It fits without an optional one, and without one that does not fit. */
export const objectOf =
  <Required extends object, Optional extends object = object>(
    required: Shapes<Required>,
    optional?: Shapes<Optional>,
  ): Shape<Required & Partial<Optional>> =>
  (value) => {
    if (!isObject(value)) return undefined
    const readBy = (shapes: object) =>
      Object.entries(shapes)
        .map(([key, shape]: [string, Shape<unknown>]) => [key, shape(value[key])] as const)
        .filter(([, each]) => each !== undefined)
    const present = readBy(required)
    if (present.length < Object.keys(required).length) return undefined
    return Object.fromEntries([...present, ...readBy(optional ?? {})]) as Required & Partial<Optional>
  }

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
