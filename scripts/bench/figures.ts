/** Figures of a page by name: `KiB`, `shift` (Chromium's layout shift score), and times in milliseconds. */
export type Figures = Record<string, number>

/** Upper limits of figures. */
const budgets: Figures = { shift: 0.01 }
/** Upper limits of figures divided by the other site's. */
const ratioBudgets: Figures = { usable: 1.08, opened: 1.08 }

/** The median of each figure of some visits. */
export function medians(visits: Figures[]) {
  const valuesOf = (name: string) =>
    visits.map((figures) => figures[name] ?? 0).sort((one, other) => one - other)
  const middle = Math.floor(visits.length / 2)
  return mapValues(visits[0] ?? {}, (_, name) => valuesOf(name)[middle] ?? 0)
}

/** Each figure divided by the other site's. */
export const ratiosOf = (page: Figures, beside: Figures) =>
  mapValues(page, (value, name) => (value === beside[name] ? 1 : value / (beside[name] ?? 0)))

/** The names of figures that exceed their limits, alone or divided by the other site's. */
export function namesOverBudget(page: Figures, ratios: Figures = {}) {
  const exceeds = (value = 0, limit = Number.POSITIVE_INFINITY) => value > limit
  return Object.keys(page).filter(
    (name) => exceeds(page[name], budgets[name]) || exceeds(ratios[name], ratioBudgets[name]),
  )
}

/** The object with each value changed. */
export const mapValues = <Value, Changed>(
  object: Record<string, Value>,
  change: (value: Value, name: string) => Changed,
): Record<string, Changed> =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value, name)]))
