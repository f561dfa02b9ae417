export type Kind = 'control' | 'field' | 'text'
export type Find = typeof find

/** Runs in the page: finds a visible element by its name. It uses nothing of this module, because the page gets its source text. */
export function find(kind: Kind, name: string): HTMLElement | undefined {
  // With a fine pointer, Radix's dropdown replaces the native one.
  const dropdown = matchMedia('(pointer: fine)').matches ? '[role=combobox]' : 'select'
  const fields = `input, textarea, ${dropdown}`
  const controls = `button, summary, [role=button], [role=option], a[href], ${fields}`
  const clean = (text?: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
  const isVisible = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0 &&
    !element.closest('[inert]')
  const nameOf = (element: HTMLElement & { labels?: NodeList }) =>
    clean(element.ariaLabel ?? (element.labels?.[0] ?? element).textContent).replace(/ \*$/, '')
  const named = (root: ParentNode, selector: string) => {
    const all = [...root.querySelectorAll<HTMLElement>(`:is(${selector}):not(:disabled)`)].filter(isVisible)
    return all.find((each) => nameOf(each) === name) ?? all.find((each) => nameOf(each).startsWith(name))
  }
  const withText = (root: ParentNode) => {
    const holds = (element: Element) => clean(element.textContent).includes(name)
    // Skip the translator's `font` elements, which wrap text.
    const all = [...root.querySelectorAll<HTMLElement>('body :not(font), [role=dialog] :not(font)')].filter(
      holds,
    )
    return all.find((element) => isVisible(element) && !all.some((other) => other.parentElement === element))
  }
  const dialogOrPage = [...document.querySelectorAll('[role=dialog], dialog[open]')].at(-1) ?? document
  if (kind === 'text') return named(dialogOrPage, controls) ?? withText(dialogOrPage) ?? withText(document)
  const selector = kind === 'field' ? fields : controls
  // Toasts can be pressed beside an open dialog.
  return [dialogOrPage, ...document.querySelectorAll('[data-sonner-toaster]')]
    .map((root) => named(root, selector))
    .find(Boolean)
}

/** Runs in the page: the point to press, once no other element covers it. */
export function pointToPress(search: Find, kind: 'control' | 'text', name: string) {
  const target = search(kind, name)
  // Wait for moving toasts, which could move away or cover the target.
  const isToastMoving = [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')].some(
    (toast) => toast.dataset.mounted === 'false' || toast.getAnimations().length > 0,
  )
  if (!target || isToastMoving) return
  const { top: highest, bottom: lowest } = target.getBoundingClientRect()
  const barHeight = 70
  const isUnderBar = highest < barHeight || lowest > innerHeight - barHeight
  if (isUnderBar) target.scrollIntoView({ block: 'center', behavior: 'instant' })
  // The middle of the first line: the centre of a wrapped link may belong to another link.
  const { left, top, width, height } = target.getClientRects()[0] ?? new DOMRect()
  const point = { x: left + width / 2, y: top + height / 2 }
  const topmost = document.elementFromPoint(point.x, point.y)
  const parts = [target, ...((target as HTMLInputElement).labels ?? [])]
  if (topmost && parts.some((part) => part.contains(topmost) || topmost.contains(part))) return point
  target.scrollIntoView({ behavior: 'instant' })
}

/** Runs in the page: the kind of a field. Fills in a date field or a native list itself, because drivers cannot use the browser's own picker. */
export function fieldKind(search: Find, label: string, value: string) {
  const field = search('field', label)
  const isList = field instanceof HTMLSelectElement
  const isDate = field instanceof HTMLInputElement && field.type === 'date'
  if (!isList && !isDate) return field && (field.role === 'combobox' ? 'dropdown' : 'text')
  const chosen = isList ? [...field.options].find(({ text }) => text === value)?.value : value
  if (chosen === undefined) return
  // React would miss `field.value = …`, because it overrides that setter on the element.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, chosen)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  return 'picker'
}

/** Runs in the page: selects the text of a field, once a press has given it the focus. */
export function selectText(search: Find, label: string) {
  const field = search('field', label)
  if (!field || field !== document.activeElement) return false
  ;(field as HTMLInputElement).select()
  return true
}

/** Runs in the page: the value of a field, in an object: the caller waits for a truthy result, and an empty string is not truthy. */
export function readValue(search: Find, label: string) {
  const field = search('field', label)
  return field && { value: (field as HTMLInputElement).value }
}

/** Runs in the page. */
export const scrollsSideways = () => document.documentElement.scrollWidth > innerWidth
