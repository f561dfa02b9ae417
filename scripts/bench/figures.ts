/** Figures of a page by name: `KiB`, `shift` (Chromium's layout shift score), and times in milliseconds. */
export type Figures = Record<string, number>

/** The highest figures that pass. */
const budgets: Figures = { shift: 0.01 }
/** The highest ratios to the other site's figures that pass. */
const ratioBudgets: Figures = { usable: 1.08, opened: 1.08, openedLate: 1.08 }

/** The median of each figure of some visits. */
export function medians(visits: Figures[]) {
  const valuesOf = (name: string) =>
    visits.map((figures) => figures[name] ?? 0).sort((one, other) => one - other)
  const middle = Math.floor(visits.length / 2)
  return mapValues(visits[0] ?? {}, (_, name) => valuesOf(name)[middle] ?? 0)
}

/** Each figure divided by the other site's. */
export const ratiosOf = (current: Figures, beside: Figures) =>
  mapValues(current, (value, name) => (value === beside[name] ? 1 : value / (beside[name] ?? 0)))

/** The names of figures over their budget, or whose ratio to the other site's is over its budget. */
export function namesOverBudget(figures: Figures, ratios: Figures = {}) {
  const exceeds = (value = 0, limit = Number.POSITIVE_INFINITY) => value > limit
  return Object.keys(figures).filter(
    (name) => exceeds(figures[name], budgets[name]) || exceeds(ratios[name], ratioBudgets[name]),
  )
}

/** The object with each value changed. */
export const mapValues = <Value, Changed>(
  object: Record<string, Value>,
  change: (value: Value, name: string) => Changed,
): Record<string, Changed> =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value, name)]))
