export function isBlank(value: unknown) {
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) ? value.length === 0 : value === undefined || value === null
}
