// What some of the browsers that the forms work in do not have (README, "What the site needs of a browser").
const NEWER = [
  'Array.fromAsync',
  'AbortSignal.any',
  'CloseWatcher',
  'Error.isError',
  'Intl.DurationFormat',
  'Intl.Segmenter',
  'Iterator.from',
  'Map.groupBy',
  'Object.groupBy',
  'Promise.try',
  'Promise.withResolvers',
  'RegExp.escape',
  'Temporal',
  'URL.canParse',
  'URL.parse',
  'Uint8Array.fromBase64',
  '.checkVisibility',
  '.getOrInsert',
  '.isDisjointFrom',
  '.isSubsetOf',
  '.isSupersetOf',
  '.isWellFormed',
  '.moveBefore',
  '.requestClose',
  '.showPopover',
  '.startViewTransition',
  '.symmetricDifference',
  '.toReversed',
  '.toSorted',
  '.toSpliced',
  '.toWellFormed',
  '.togglePopover',
  'requestIdleCallback',
  'scheduler.postTask',
  'scheduler.yield',
]

/** Keeps a page from being restored as it was left. */
const UNWANTED = ['beforeunload', 'unload']

const quoted = (text) => text.replaceAll('.', '\\.')

/** What built code uses that is newer than the browsers it is for, unless it asks for it first or brings its own. */
export function tooNew(code) {
  const isThere = (name) =>
    new RegExp(
      `typeof [\\w.]*\\b${quoted(name)}\\b|["'\`]${quoted(name)}["'\`]\\s*in\\b|\\b${quoted(name)}\\([\\w,]*\\)\\{`,
    ).test(code)
  return NEWER.filter((name) => {
    const [owner, member] = name.split('.')
    const start = owner ? '(?<![\\w$.])' : ''
    return new RegExp(`${start}${quoted(name)}\\b\\s*[(.]`).test(code) && !isThere(member ?? owner)
  })
}

/** Events that built code listens for and must not. */
export const unwantedEvents = (code) =>
  UNWANTED.filter((event) =>
    new RegExp(`addEventListener\\(\\s*["'\`]${event}["'\`]|\\bon${event}\\s*=`).test(code),
  )
