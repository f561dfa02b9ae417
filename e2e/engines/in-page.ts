import type { Find } from '../journeys/in-page'

// Each runs in the page, and uses nothing of here: the engines are given its source, and that of `find`. None waits:
// WebKit never answers a script whose document is replaced while it runs.

type Press = { isHit?: boolean; until: number }

/** Looks whether the next press arrives at its target: `outcomeOfPress` tells. */
export function watchPress(find: Find, name: string) {
  // A click event arrives within this time, on a busy machine too.
  const press: Press = { until: performance.now() + 5000 }
  // An option goes with the release, before the click. Looked up again: a successor may have taken the target's place.
  const type = find('control', name)?.role === 'option' ? 'pointerup' : 'click'
  const check = ({ target }: Event) => {
    const sought = find('control', name)
    const parts = sought ? [sought, ...((sought as HTMLInputElement).labels ?? [])] : []
    press.isHit =
      target instanceof Node && parts.some((part) => part.contains(target) || target.contains(part))
  }
  addEventListener(type, check, { capture: true, once: true })
  for (const end of ['contextmenu', 'pointercancel'])
    addEventListener(end, () => (press.isHit ??= false), { capture: true, once: true })
  return Object.assign(window, { press }) && true
}

export function outcomeOfPress() {
  const { press } = window as { press?: Press }
  // It has led to another document.
  if (!press) return 'hit'
  if (press.isHit === undefined) return performance.now() > press.until ? 'missed' : undefined
  return press.isHit ? 'hit' : 'missed'
}

/** Readies a field to be filled, and says how; an option of a native list, which no driver can open, is chosen at once. */
export function prepareField(find: Find, label: string, value: string) {
  const field = find('field', label)
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

/** Selects the value of the focused field, so that typing replaces it. */
export function selectAll() {
  const field = document.activeElement
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
}

export function readValue(find: Find, label: string) {
  const field = find('field', label)
  return field && { value: (field as HTMLInputElement).value }
}

/** What a picture of the page would tell. */
export function describePage() {
  const fields = [...document.querySelectorAll<HTMLInputElement>('form :is(input, select, textarea)')]
  const views = [...document.querySelectorAll('main, [role=dialog], [data-sonner-toast]')]
  const texts = [
    ...fields.map(({ name, value }) => `${name}: ${value}`),
    ...views.map((view) => view.textContent),
  ]
  return [`${location.href}, scrolled to ${scrollY}`, ...texts].join('\n').slice(0, 1500)
}
