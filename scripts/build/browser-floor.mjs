import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../shared/project.mjs'

/**
 * The browsers of package.json's `browserslist` as the build names them: `production` has everything, in `forms` the forms
 * work, and the rest may look plainer. Samsung Internet 22 is Chromium 111.
 */
export function browserTargets(environment) {
  const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const names = { chrome: 'chrome', safari: 'safari', ios_saf: 'ios', firefox: 'firefox' }
  return browserslist[environment]
    .map((query) => query.split(' >= '))
    .filter(([browser]) => browser in names)
    .map(([browser, version]) => names[browser] + version)
}

// Missing in some browsers of `forms`. es-check knows no DOM or Intl built-ins and no feature tests, so the names stand here.
const NEWER_SYNTAX = { 'a static block': /\bstatic\s*\{/, 'a look-behind': /\(\?<[=!]/ }
const NEWER = [
  'Array.fromAsync',
  'AbortSignal.any',
  'AbortSignal.timeout',
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
  '.findLast',
  '.findLastIndex',
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

const quoted = (text) => text.replaceAll('.', '\\.')

/** What built code uses that is newer than the browsers it is for, unless it asks for it first, tries it or brings its own. */
export function tooNew(code) {
  const isThere = (name) =>
    new RegExp(
      `typeof [\\w.]*\\b${quoted(name)}\\b|["'\`]${quoted(name)}["'\`]\\s*in\\b|\\b${quoted(name)}\\([\\w,]*\\)\\{|\\btry\\s*\\{[^{}]*\\b${quoted(name)}\\b`,
    ).test(code)
  const syntax = Object.keys(NEWER_SYNTAX).filter((what) => NEWER_SYNTAX[what].test(code))
  const members = NEWER.filter((name) => {
    const [owner, member] = name.split('.')
    const start = owner ? '(?<![\\w$.])' : ''
    return new RegExp(`${start}${quoted(name)}\\b\\s*[(.]`).test(code) && !isThere(member ?? owner)
  })
  return [...syntax, ...members]
}
