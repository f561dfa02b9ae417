import { setTimeout as wait } from 'node:timers/promises'
import { aim, type Find, find } from '../journeys/in-page'
import { phone, reload, type Site, type Visitor } from '../journeys/visitor'
import { describePage, outcomeOfPress, prepareField, readValue, selectAll, watchPress } from './in-page'

export type Engine = {
  version: string
  restoresPages: boolean
  visit: (site: Site) => Visitor
  close: () => Promise<unknown>
}
export type Start = () => Promise<Engine>

/** Commands of an engine outside Playwright, on which the eight helpers are built. */
export type Driver = {
  resize: (width: number, height: number) => Promise<unknown>
  /** Starts a navigation and returns before the document loads. */
  goto: (url: string) => Promise<unknown>
  /** The value of an expression in the page; a promise is awaited. */
  evaluate: (expression: string) => Promise<unknown>
  /** Presses at a place of the window. */
  press: (x: number, y: number) => Promise<unknown>
  /** Types into what has the focus. */
  type: (text: string) => Promise<unknown>
}

/** On a busy machine. */
const PATIENCE_MS = 25_000

/** As WebDriver writes it. */
const ARROW_RIGHT = '\uE014'

/** A visitor in an engine that Playwright does not drive. */
export const drivenVisitor =
  (driver: Driver) =>
  (site: Site): Visitor => {
    const run: Visitor['run'] = async (task, ...args) => {
      const evaluate = () => driver.evaluate(`(${task})(...${JSON.stringify(args)})`)
      return (await (task === reload ? leave(evaluate) : evaluate())) as Awaited<ReturnType<typeof task>>
    }

    /** Asks the page until it answers. */
    const ask = <Args extends string[], Answer>(
      question: (sought: Find, ...args: Args) => Answer | Promise<Answer>,
      ...args: Args
    ) =>
      until(
        async () => (await driver.evaluate(`(${question})(${find}, ...${JSON.stringify(args)})`)) as Answer,
      )

    /** Between two documents there is nothing to ask. */
    async function until<Answer>(question: () => Promise<Answer>): Promise<NonNullable<Answer>> {
      const end = Date.now() + PATIENCE_MS
      for (;;) {
        const { answer, error } = await question().then(
          (answer) => ({ answer, error: undefined }),
          (error: unknown) => ({ answer: undefined, error }),
        )
        if (answer) return answer
        if (Date.now() > end)
          throw new Error(`In vain: ${error ?? ''}\n${await run(describePage).catch(String)}`)
        await wait(50)
      }
    }

    /** Does what makes another document, and waits for that. */
    async function leave(act: () => Promise<unknown>) {
      await run(() => Object.assign(window, { isLeft: true }).isLeft)
      const answer = await act()
      // Firefox has an empty document without a body in between.
      await until(() =>
        run(() => !('isLeft' in window) && document.body !== null && document.readyState !== 'loading'),
      )
      return answer
    }

    /** Where to press, once it stays there. */
    async function restingPlace(name: string) {
      for (let before = await ask(aim, 'control', name); ; ) {
        await wait(50)
        const now = await ask(aim, 'control', name)
        if (now.x === before.x && now.y === before.y) return now
        before = now
      }
    }

    /** Again when nothing came of it: the target moved or was replaced, or a busy machine made a long touch of it. */
    async function press(name: string) {
      for (let outcome = ''; outcome !== 'hit'; ) {
        const { x, y } = await restingPlace(name)
        await ask(watchPress, name)
        await driver.press(x, y)
        outcome = await until(() => run(outcomeOfPress).catch(() => 'hit'))
      }
    }

    return {
      open: async (path, { width = phone.width, textSize = 100, policy, hydrated } = {}) => {
        site.setPolicy(policy)
        await driver.resize(width, phone.height)
        await leave(() => driver.goto(site.address + path))
        await run((size) => document.documentElement.style.setProperty('font-size', size), `${textSize}%`)
        if (hydrated !== false)
          await until(() => run(() => document.querySelector('#root[data-hydrated]') !== null))
      },
      press,
      fill: async (label, value) => {
        const how = await ask(prepareField, label, value)
        if (how === 'chosen') return
        if (how === 'date') {
          // Not every engine goes on by itself to a date's next part.
          const [year, month, day] = value.split('-').map(Number)
          return void (await driver.type([month, day, year].join(ARROW_RIGHT)))
        }
        await press(label)
        if (how === 'list') return press(value)
        await run(selectAll)
        await driver.type(value)
      },
      see: async (text) => {
        await ask(aim, 'text', text)
      },
      seeNot: async (text) => {
        await ask((find, text) => !find('text', text), text)
      },
      value: async (label) => (await ask(readValue, label)).value,
      run,
      back: () => run(() => history.back()),
    }
  }
