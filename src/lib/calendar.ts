/** The day that a clock here shows, as date controls and the database write it: `2026-11-21`. */
export function localDay(date: Date) {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${date.getFullYear()}-${month}-${day}`
}
