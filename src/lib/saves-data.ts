type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether nothing should be fetched that nobody has asked for: the visitor saves data, or the line is very slow. */
export function savesData() {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith('2g'))
}
