/** What the journeys need of an engine. Everything else `Visitor` does in the page. */
export type Driver = {
  /** Whether Back restores another document as it was left, as it does for visitors; while it is driven, not every engine does. */
  restoresPages: boolean
  /** Begins to go to an address; does not wait for what is there. */
  goto: (url: string) => Promise<void>
  /** The value of an expression in the page; a promise is awaited. */
  evaluate: (expression: string) => Promise<unknown>
  /** Presses at a place of the window, with a finger where the engine has one. */
  press: (x: number, y: number, by: 'mouse' | 'touch') => Promise<void>
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>
  close: () => Promise<void>
}

export type Engine = {
  name: string
  /** Why it cannot be driven here. */
  missing?: string | undefined
  start: () => Promise<Driver>
}

/** A phone's, with the browser's bars; WebKit's window may be wider. */
export const screen = { width: 390, height: 664 }

/** Long enough for a busy machine; a driver that hangs fails its tests rather than the run. */
export const START_MS = 60_000

/** As WebDriver writes it. */
export const ARROW_RIGHT = '\uE014'
