import type { find } from '../journeys/in-page'

// These run in the page: the engines are given their source, so they use nothing of this file.

type Find = typeof find

/** Prepares a field to be filled, and says how. An option of a native list, which no driver can open, is chosen at once. */
export function fillFrom(search: Find, label: string, value: string) {
  const field = search('field', label)
  if (field instanceof HTMLInputElement && field.type === 'date') {
    field.focus()
    return 'date'
  }
  if (!(field instanceof HTMLSelectElement)) return field && (field.role === 'combobox' ? 'list' : 'text')
  const option = [...field.options].find(({ text }) => text === value)
  if (!option) return
  field.value = option.value
  field.dispatchEvent(new Event('change', { bubbles: true }))
  return 'chosen'
}

/** In an object: an empty value is an answer too. */
export function readValue(search: Find, label: string) {
  const field = search('field', label)
  return field && { value: (field as HTMLInputElement).value }
}
