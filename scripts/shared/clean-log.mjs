import { stripVTControlCharacters } from 'node:util'

/** What a visitor typed must not be able to steer the terminal that shows it. */
export const withoutControls = (text) =>
  stripVTControlCharacters(text).replace(/[^\P{Cc}\n\t]|\p{Bidi_Control}/gu, '')

export const oneLine = (text) => withoutControls(text).split('\n')[0].slice(0, 300)
