import { setTimeout as wait } from 'node:timers/promises'
import { translatePages } from '../support/translator'
import { fieldKind, find, pointToPress, readValue, selectText } from './in-page'
import type { Server } from './server'

/**
 * What a visitor's steps need of a browser. Playwright drives Chromium (`test.ts`). It cannot drive installed Firefox and WebKit,
 * so WebDriver does (`../engines/engines.ts`); docs/decisions/2026-11-27-engines.md says why we use installed ones.
 */
export type Driver = {
  resize: (width: number, height: number) => Promise<unknown>
  /** Starts a navigation and returns before the document loads. */
  goto: (url: string) => Promise<unknown>
  /** The value of an expression in the page; a promise is awaited. */
  evaluate: (expression: string) => Promise<unknown>
  /** Presses at a point of the window. */
  press: (x: number, y: number) => Promise<unknown>
  /** Types into the focused element. */
  type: (text: string) => Promise<unknown>
}

/** A long limit for busy machines. */
const PATIENCE_MS = 25_000

/** The height of the window: a phone's without the browser's bars. */
const phone = { width: 390, height: 664 }

/** Options for opening a page. */
type Opening = {
  /** The width of the window in pixels, by default 390. */
  width?: number
  /** The text size in percent of the browser's default. */
  textSize?: number
  /** With `false` the browser runs no scripts. */
  scripts?: boolean
  /** With `false` it does not wait for hydration: scripts are turned off, held back or lost. */
  hydrated?: boolean
}

export type Visitor = ReturnType<typeof visit>

/**
 * The steps of a visitor in a browser. A name or label is given whole, or by its beginning; a text is a part of the shown text.
 * Each step waits for its target, in the open dialog if there is one.
 * @param translates whether the browser translates each page that `open` opens
 */
export function visit(
  driver: Driver,
  server: Pick<Server, 'address' | 'setScriptsOff'>,
  translates: boolean,
) {
  /** Runs a function in the page, which can use only its arguments. */
  async function run<Args extends string[], Result>(
    task: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) {
    return (await driver.evaluate(`(${task})(...${JSON.stringify(args)})`)) as Result
  }

  /** Evaluates an expression until it is truthy. Ignores errors between two documents. */
  async function untilTruthy<Answer>(question: () => Promise<Answer>): Promise<NonNullable<Answer>> {
    const deadline = Date.now() + PATIENCE_MS
    while (true) {
      const answer = await question().catch((error: unknown) => {
        if (Date.now() > deadline) throw error
      })
      if (answer) return answer
      if (Date.now() > deadline)
        throw new Error(`No answer in ${PATIENCE_MS / 1000} s: ${question}\n${await run(describePage)}`)
      await wait(50)
    }
  }

  /** Calls a function in the page with `find` and arguments until its result is truthy. */
  const untilFound = <Args extends string[], Answer>(
    question: (search: typeof find, ...args: Args) => Answer,
    ...args: Args
  ) =>
    untilTruthy(
      async () => (await driver.evaluate(`(${question})(${find}, ...${JSON.stringify(args)})`)) as Answer,
    )

  /** Calls `act`, which leaves the page, and waits for the next document. */
  async function leavePage(act: () => Promise<unknown>) {
    await run(() => Object.assign(window, { isLeft: true }).isLeft)
    await act()
    // Between two documents Firefox shows an empty one without a body.
    await untilTruthy(() =>
      run(() => !('isLeft' in window) && document.body !== null && document.readyState !== 'loading'),
    )
  }

  let lastPress = { x: 0, y: 0 }
  /** Presses a link, button, option or field that has stopped moving, by touch if the engine supports it. */
  async function press(name: string) {
    let last = await untilFound(pointToPress, 'control', name)
    while (true) {
      await wait(50)
      const point = await untilFound(pointToPress, 'control', name)
      if (point.x === last.x && point.y === last.y) break
      last = point
    }
    // Two presses at one place within half a second would be a double click.
    if (Math.hypot(last.x - lastPress.x, last.y - lastPress.y) < 50) await wait(600)
    lastPress = last
    await driver.press(last.x, last.y)
  }

  async function open(
    path: string,
    { width = phone.width, textSize = 100, scripts = true, hydrated = scripts }: Opening = {},
  ) {
    server.setScriptsOff(!scripts)
    await driver.resize(width, phone.height)
    await leavePage(() => driver.goto(server.address + path))
    // Firefox has no root element for a moment.
    await untilTruthy(() => run(setTextSize, `${textSize}%`))
    if (hydrated) await untilTruthy(() => run(() => document.querySelector('#root[data-hydrated]') !== null))
    if (translates) await run(translatePages)
  }

  /** Replaces a field's value, picks its date (`2099-01-02`), or chooses its option. */
  async function fill(label: string, value: string) {
    const kind = await untilFound(fieldKind, label, value)
    if (kind === 'picker') return
    await press(label)
    if (kind === 'dropdown') return press(value)
    await untilFound(selectText, label)
    await driver.type(value)
  }

  return {
    open,
    press,
    fill,
    run,
    /** Scrolls to a text or a named element until no other element covers it. */
    see: async (text: string) => void (await untilFound(pointToPress, 'text', text)),
    seeNot: async (text: string) => void (await untilFound((search, text) => !search('text', text), text)),
    /** The value of a field. */
    value: async (label: string) => (await untilFound(readValue, label)).value,
    // Back and reload run after the driver has its answer: a page that is left before that never answers.
    back: () => run(() => void setTimeout(() => history.back())),
    reload: () => leavePage(() => run(() => void setTimeout(() => location.reload()))),
  }
}

const setTextSize = (size: string) => {
  document.documentElement.style.fontSize = size
  return true
}

const describePage = () =>
  `${location.href}, scrolled to ${scrollY}\n${document.body.textContent?.slice(0, 1500)}`
