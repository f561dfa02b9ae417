import type { Server } from './server'

/** How a page is opened. */
type Opening = {
  /** Of the window, in pixels; 390 unless another one is asked for. */
  width?: number
  /** As a percentage of the browser's own. */
  textSize?: number
  /** The content security policy that the server sends, in place of the site's own. */
  policy?: string
  /** `false`: does not wait for the page's script, which is off, late or lost. */
  hydrated?: false
}

/**
 * What a visitor does: all that a journey uses, in each engine. A name or label is the whole of it, or how it begins;
 * a text is a part of what is shown. What is looked for is waited for, in the dialog on top if there is one.
 */
export type Visitor = {
  open: (path: string, opening?: Opening) => Promise<void>
  /** Presses a link, button, option or field, with a finger where the engine has one. */
  press: (name: string) => Promise<void>
  /** Replaces a field's value, picks its date (`2099-01-02`), or chooses its option. */
  fill: (label: string, value: string) => Promise<void>
  /** Scrolls to a text, or to what has this name, until nothing lies over it. */
  see: (text: string) => Promise<void>
  seeNot: (text: string) => Promise<void>
  /** The value of a field. */
  value: (label: string) => Promise<string>
  /** Runs a function in the page, which sees its arguments and nothing else; `run(reload)` loads the page again. */
  run: <Args extends (string | number | boolean)[], Result>(
    task: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>
  /** The browser's back button. */
  back: () => Promise<void>
}

/** Where a visitor goes. */
export type Site = Pick<Server, 'address' | 'setPolicy'>

export type Journey = (visitor: Visitor, server: Server) => Promise<void>

/** A task for `run`, which then waits for the new document. */
export const reload = () => location.reload()

/** Of the window: a phone's, without the browser's bars. */
export const phone = { width: 390, height: 664 }

/** Scripts off, as the server says it. */
export const scriptsOff = "default-src 'self'; style-src 'unsafe-inline'; script-src 'none'"
