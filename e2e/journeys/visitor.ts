import type { Server } from './server'

/** Options for opening a page. */
type Opening = {
  /** The width of the window in pixels, by default 390. */
  width?: number
  /** The text size in percent of the browser's default. */
  textSize?: number
  /** Replaces the site's Content-Security-Policy. */
  policy?: string
  /** With `false` it does not wait for hydration: scripts are turned off, held back or lost. */
  hydrated?: false
}

/**
 * The helpers of a journey, which each engine has. A name or label is given whole, or by its beginning;
 * a text is a part of the shown text. Each helper waits for its target, in the open dialog if there is one.
 */
export type Visitor = {
  open: (path: string, opening?: Opening) => Promise<void>
  /** Presses a link, button, option or field, by touch if the engine supports it. */
  press: (name: string) => Promise<void>
  /** Replaces a field's value, picks its date (`2099-01-02`), or chooses its option. */
  fill: (label: string, value: string) => Promise<void>
  /** Scrolls to a text or a named element until no other element covers it. */
  see: (text: string) => Promise<void>
  seeNot: (text: string) => Promise<void>
  /** The value of a field. */
  value: (label: string) => Promise<string>
  /** Runs a function in the page, which can use only its arguments. `run(reload)` reloads the page. */
  run: <Args extends (string | number | boolean)[], Result>(
    task: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>
  /** The browser's back button. */
  back: () => Promise<void>
}

/** The part of the server that opens pages. */
export type Site = Pick<Server, 'address' | 'setPolicy'>

export type Journey = (visitor: Visitor, server: Server) => Promise<void>

export const newEmail = () => `${crypto.randomUUID()}@example.com`

/** A function for `run`, which reloads the page and waits for the new document. */
export const reload = () => location.reload()

/** The height of the window: a phone's without the browser's bars. */
export const phone = { width: 390, height: 664 }

/** A Content-Security-Policy that turns scripts off. */
export const scriptsOff = "default-src 'self'; style-src 'unsafe-inline'; script-src 'none'"
