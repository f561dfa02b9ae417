/** Whether a field's value says nothing: no text but spaces, no choice. A yes or no always says something. */
export function isBlank(value: unknown) {
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) ? value.length === 0 : value === undefined || value === null
}
