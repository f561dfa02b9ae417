import { findUnderNotices } from '../support/page-cover.mjs'
import type { Driver } from './driver'
import type { losingProxy } from './losing-proxy'

export type Proxy = Awaited<ReturnType<typeof losingProxy>>
type Kind = 'button' | 'link' | 'field' | 'option' | 'text' | 'heading'

/** On a busy machine. */
const PATIENCE_MS = 25_000

/** Somebody who looks and presses. What is looked for is waited for. */
export class Visitor {
  constructor(
    readonly driver: Driver,
    readonly proxy: Proxy,
  ) {}

  /** Goes to a page of the site; `hydrated: false` does not wait for its script. */
  async open(path: string, { hydrated = true } = {}) {
    await this.#goto(this.proxy.address + path)
    if (hydrated) await this.untilHydrated()
  }

  /** Goes away, so that nothing of this visit is left for the next. */
  leave = () => this.#goto('about:blank')

  async #goto(url: string) {
    await this.#leave(() => this.driver.goto(url))
    await this.until((origin) => location.origin === origin, new URL(url).origin)
  }

  async reload({ hydrated = true } = {}) {
    await this.#leave(() => this.run(() => location.reload()))
    if (hydrated) await this.untilHydrated()
  }

  back = () => this.run(() => history.back())

  /** Does what makes another document, and waits for that. */
  async #leave(go: () => Promise<unknown>) {
    await this.run(() => Object.assign(window, { left: true })).catch(() => {})
    await go()
    await this.until(() => !('left' in window) && document.readyState !== 'loading')
  }

  /** Waits for a document other than the one that `act` began in. */
  async afterReload(act: () => Promise<unknown>) {
    await this.#leave(act)
    await this.untilHydrated()
  }

  untilHydrated = () => this.until(() => document.querySelector('#root[data-hydrated]') !== null)

  /** Runs a function in the page. It sees its arguments and nothing else of here. */
  async run<Args extends (string | number | boolean)[], Result>(
    task: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    return (await this.driver.evaluate(`(${task})(...${JSON.stringify(args)})`)) as Result
  }

  /** Waits until a function in the page returns something true, and returns it. */
  async until<Args extends (string | number | boolean)[], Result>(
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<NonNullable<Awaited<Result>>> {
    const end = Date.now() + PATIENCE_MS
    let last: unknown
    for (;;) {
      try {
        const result = await this.run(task, ...args)
        if (result) return result
      } catch (error) {
        // Between two documents there is nothing to run it in.
        last = error
      }
      if (Date.now() > end)
        throw new Error(
          `Waited in vain for ${JSON.stringify(args)}: ${last ?? String(task).slice(0, 200)}\n${await this.run(describePage).catch(String)}`,
        )
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  /** Waits until something is in sight. */
  see = (kind: Kind, name: string) => this.#place(kind, name)

  async seeNot(kind: Kind, name: string) {
    await this.until(`(kind, name) => !(${locate})(kind, name)` as never, kind, name)
  }

  /** Waits until the notices stand in their place, over nothing that they speak of. */
  seeNoticesApart = () => this.until(`() => (${findUnderNotices})().length === 0` as never)

  click = (kind: Kind, name: string) => this.#press(kind, name, 'mouse')
  tap = (kind: Kind, name: string) => this.#press(kind, name, 'touch')

  /**
   * What scrolls away between the look and the press is pressed again, as a visitor would: Firefox shows the caret
   * some frames after the last key. So is what a busy machine makes a long touch of, and what is replaced under the
   * finger. A press that is only late must not be: the second would undo what the first does.
   */
  async #press(kind: Kind, name: string, by: 'mouse' | 'touch') {
    let isPressed = false
    while (!isPressed) {
      const { x, y } = await this.#place(kind, name)
      await this.run(
        `(kind, name) => {
          const press = { isHit: (${locate})(kind, name) ? undefined : false }
          window.press = press
          // A list of options goes before the click. Looked up again: a successor may have taken its place.
          addEventListener(kind === 'option' ? 'pointerup' : 'click', ({ target }) => {
            const aim = (${locate})(kind, name)
            press.isHit = Boolean(aim) && (${isPartOf})(aim, target)
          }, { capture: true, once: true })
          for (const end of ['contextmenu', 'pointercancel'])
            addEventListener(end, () => { press.isHit ??= false }, { capture: true, once: true })
        }` as never,
        kind,
        name,
      )
      await this.driver.press(x, y, by)
      isPressed = await this.run(async () => {
        const { press } = window as { press?: { isHit?: boolean } }
        for (const end = performance.now() + 15_000; press && press.isHit === undefined; ) {
          if (performance.now() > end) return false
          await new Promise(requestAnimationFrame)
        }
        return press?.isHit !== false
        // Between two documents there is nothing to run it in.
      }).catch(() => true)
    }
  }

  /** Types into a field, in place of what is there. */
  async fill(label: string, text: string) {
    await this.click('field', label)
    await this.run(() => {
      const field = document.activeElement
      if (field instanceof HTMLInputElement && field.type === 'date') return
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
    })
    await this.driver.type(text)
  }

  /** Chooses from the site's list with a mouse, else from the phone's own, which no driver can open. */
  async choose(label: string, option: string) {
    if (await this.run(() => matchMedia('(pointer: fine)').matches)) {
      await this.click('button', label)
      await this.click('option', option)
      return
    }
    await this.until(
      `(label, option) => {
        const select = (${locate})('field', label)
        if (!select) return
        select.value = [...select.options].find(({ text }) => text === option).value
        return select.dispatchEvent(new Event('change', { bubbles: true }))
      }` as never,
      label,
      option,
    )
  }

  value = (label: string): Promise<string> =>
    this.run(`(label) => (${locate})('field', label)?.value` as never, label)

  async #place(kind: Kind, name: string) {
    return this.until<[Kind, string], Promise<{ x: number; y: number } | undefined>>(
      `async (kind, name) => {
        const element = (${locate})(kind, name)
        if (!element) return
        const seen = element.getBoundingClientRect()
        if (seen.top < 70 || seen.bottom > innerHeight - 70) element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const before = element.getBoundingClientRect()
        for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
        const { left, top, width, height } = element.getBoundingClientRect()
        const x = left + width / 2, y = top + height / 2
        // Something that moves or is covered cannot be pressed yet.
        if (left !== before.left || top !== before.top || !element.isConnected) return
        if ((${isPartOf})(element, document.elementFromPoint(x, y))) return { x, y }
        element.scrollIntoView({ behavior: 'instant' })
      }` as never,
      kind,
      name,
    )
  }
}

/** In the page: whether a press on `target` is one on the element. */
const isPartOf = `(element, target) =>
  [element, ...(element.labels ?? [])].some((part) => part.contains(target) || target?.contains(part))`

/** In the page: what a picture of it would tell. */
function describePage() {
  const fields = [...document.querySelectorAll<HTMLInputElement>('form :is(input, select, textarea)')]
  const views = [...document.querySelectorAll('main, [role=dialog], [data-sonner-toast]')]
  return [
    `${location.href}, scrolled to ${scrollY}, in focus: ${document.activeElement?.outerHTML.slice(0, 200)}`,
    ...fields.map(({ name, value }) => `${name}: ${value}`),
    ...views.map(({ textContent }) => textContent.slice(0, 500)),
  ].join('\n')
}

/** In the page: the element in sight with a role and a name, in the dialog on top if there is one. */
const locate = `(kind, name) => {
  const dialogs = [...document.querySelectorAll('[role=dialog], dialog[open]')]
  const selectors = {
    button: 'button, summary, [role=button]',
    link: 'a[href]',
    heading: 'h1, h2, h3',
    text: 'body *',
    field: 'input, textarea, select',
    option: '[role=option]',
  }
  const clean = (text) => (text ?? '').replace(/\\s+/g, ' ').trim()
  const isVisible = (element) =>
    element.checkVisibility({ visibilityProperty: true, checkVisibilityCSS: true }) && element.getClientRects().length > 0 && !element.closest('[inert]')
  const nameOf = (element) =>
    clean(element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent).replace(/ \\*$/, '')
  const find = (root) => {
    const all = [...root.querySelectorAll(selectors[kind])].filter(isVisible)
    const holds = (element) => clean(element.textContent).includes(name)
    if (kind === 'text') return all.find((element) => holds(element) && ![...element.children].some(holds))
    const enabled = all.filter((element) => !element.disabled)
    return enabled.find((element) => nameOf(element) === name) ?? enabled.find((element) => nameOf(element).startsWith(name))
  }
  return find(dialogs.at(-1) ?? document) ?? (kind === 'text' ? find(document) : undefined)
}`
