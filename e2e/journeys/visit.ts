import { setTimeout as wait } from 'node:timers/promises'
import { find, pointToPress, prepareField, readValue } from './in-page'
import { phone, reload, type Site, type Visitor } from './visitor'

/** The commands of a browser that the visitor's helpers use. */
export type Driver = {
  resize: (width: number, height: number) => Promise<unknown>
  /** Starts a navigation and returns before the document loads. */
  goto: (url: string) => Promise<unknown>
  /** The value of an expression in the page; a promise is awaited. */
  evaluate: (expression: string) => Promise<unknown>
  /** Presses at a point of the window. */
  press: (x: number, y: number) => Promise<unknown>
  /** Types into the focused element; `ARROW_RIGHT` is that key. */
  type: (text: string) => Promise<unknown>
}

/** A long limit for busy machines. */
const PATIENCE_MS = 25_000

/** The key code of WebDriver. */
export const ARROW_RIGHT = '\uE014'

/** A visitor in a browser. */
export function visit(driver: Driver, site: Site): Visitor {
  const call = (task: unknown, args: unknown[]) => driver.evaluate(`(${task})(...${JSON.stringify(args)})`)

  const run: Visitor['run'] = async (task, ...args) => {
    const answer = await (task === reload ? leavePage(() => call(task, args)) : call(task, args))
    return answer as Awaited<ReturnType<typeof task>>
  }

  /** Evaluates an expression until it is truthy. Ignores errors between two documents. */
  async function untilTruthy<Answer>(question: () => Promise<Answer>): Promise<NonNullable<Answer>> {
    for (const deadline = Date.now() + PATIENCE_MS; ; await wait(50)) {
      const answer = await question().catch((error: unknown) => {
        if (Date.now() > deadline) throw error
      })
      if (answer) return answer
      if (Date.now() > deadline)
        throw new Error(`No answer in ${PATIENCE_MS / 1000} s: ${question}\n${await run(describePage)}`)
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

  /** Does something that leaves the page, and waits for the next document. */
  async function leavePage(act: () => Promise<unknown>) {
    await run(() => Object.assign(window, { isLeft: true }).isLeft)
    await act()
    // Between two documents Firefox shows an empty one without a body.
    await untilTruthy(() =>
      run(() => !('isLeft' in window) && document.body !== null && document.readyState !== 'loading'),
    )
  }

  /** Presses a control after it has stopped moving. */
  async function press(name: string) {
    for (let last = ''; ; await wait(50)) {
      const point = await untilFound(pointToPress, 'control', name)
      if (JSON.stringify(point) === last) return void (await driver.press(point.x, point.y))
      last = JSON.stringify(point)
    }
  }

  return {
    open: async (path, { width = phone.width, textSize = 100, policy, hydrated } = {}) => {
      site.setPolicy(policy)
      await driver.resize(width, phone.height)
      await leavePage(() => driver.goto(site.address + path))
      // Firefox has no root element for a moment.
      await untilTruthy(() => run(setTextSize, `${textSize}%`))
      if (hydrated !== false)
        await untilTruthy(() => run(() => document.querySelector('#root[data-hydrated]') !== null))
    },
    press,
    fill: async (label, value) => {
      const kind = await untilFound(prepareField, label, value)
      if (kind === 'chosen') return
      if (kind === 'date') {
        // Some engines apply a date's part only when a key leaves it.
        const [year, month, day] = value.split('-').map(Number)
        return void (await driver.type([month, day, year].join(ARROW_RIGHT)))
      }
      await press(label)
      if (kind === 'list') return press(value)
      await run(() => (document.activeElement as HTMLInputElement).select())
      await driver.type(value)
    },
    see: async (text) => void (await untilFound(pointToPress, 'text', text)),
    seeNot: async (text) => void (await untilFound((search, text) => !search('text', text), text)),
    value: async (label) => (await untilFound(readValue, label)).value,
    run,
    back: () => run(() => history.back()),
  }
}

const setTextSize = (size: string) => {
  document.documentElement.style.fontSize = size
  return true
}

const describePage = () =>
  `${location.href}, scrolled to ${scrollY}\n${document.body.textContent?.slice(0, 1500)}`
