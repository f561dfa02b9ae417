import { gzipSync } from 'node:zlib'

/** What a file costs by itself, in gzipped bytes: its imports and exports, and a compressor that starts empty. */
const OVERHEAD = 150
/** What one more file may cost a page. */
const FILE_COST = 800
/** A page is waited for; what comes later comes while something else is looked at. */
const PAGE_WEIGHT = 5

/**
 * Which file each shared module goes to. `chunks` come from a first build, in which whatever is needed by the same
 * pages shares a file; `pages` are lists of the modules that each page imports on demand. `boot`, `vendor` and `shell`
 * hold what every page needs. Others become one file where a file more costs the pages more than the bytes that some of them do
 * not need, and until no page has more than `most` besides. What is not named stays with the only page that needs it.
 */
export function planFiles(chunks, pages, most) {
  const app = chunks.find((chunk) => chunk.facadeModuleId?.endsWith('/src/app/main.tsx'))
  const entry = chunks.find((chunk) => chunk.isEntry)
  const boot = needed(entry, chunks)
  const always = [...needed(app, chunks)].filter((chunk) => !boot.has(chunk))
  const plan = new Map([...boot].flatMap(modulesOf).map((module) => [module, 'boot']))
  for (const module of always.flatMap(modulesOf)) {
    plan.set(module, module.includes('/node_modules/') ? 'vendor' : 'shell')
  }
  const users = usersOf(chunks, pages, new Set([...boot, ...always]))
  for (const { name, members } of mergeGroups(sharedGroups(chunks, users), most)) {
    for (const module of members.flatMap(modulesOf)) plan.set(module, name)
  }
  return plan
}

const modulesOf = (chunk) => Object.keys(chunk.modules)
const sizeOf = (chunk) => Math.max(30, gzipSync(chunk.code).length - OVERHEAD)
const weigh = (users) => users.reduce((sum, { isPage }) => sum + (isPage ? PAGE_WEIGHT : 1), 0)

/** A chunk and everything that it imports statically. */
export function needed(chunk, chunks, found = new Set()) {
  if (found.has(chunk)) return found
  found.add(chunk)
  const imported = chunk.imports.map((file) => chunks.find(({ fileName }) => fileName === file))
  for (const each of imported) needed(each, chunks, found)
  return found
}

/** The pages and the parts that come later, each with the chunks that it needs besides what every page does. */
function usersOf(chunks, pages, everywhere) {
  const withoutShell = (entries) => {
    const all = entries.flatMap((chunk) => [...needed(chunk, chunks)])
    return new Set(all.filter((chunk) => !everywhere.has(chunk)))
  }
  const entriesOf = (modules) => modules.map((module) => chunks.find((chunk) => module in chunk.modules))
  const pageEntries = pages.map(entriesOf)
  const late = chunks.filter((chunk) => chunk.isDynamicEntry && !pageEntries.flat().includes(chunk))
  return [
    ...pageEntries.map((entries) => ({ isPage: true, needs: withoutShell(entries) })),
    ...late.map((chunk) => ({ isPage: false, needs: withoutShell([chunk]) })),
  ]
}

/** What several pages or late parts share, and who uses it. The shell is one of them: everybody has it already. */
function sharedGroups(chunks, users) {
  const shell = { name: 'shell', members: [], size: 0, users: new Set(users), needs: new Set() }
  const shared = chunks
    .map((chunk) => ({
      name: chunk.name,
      members: [chunk],
      size: sizeOf(chunk),
      users: new Set(users.filter(({ needs }) => needs.has(chunk))),
      needs: needed(chunk, chunks),
    }))
    // A page is not shared with its own late parts: they come when it is there.
    .filter(({ members: [chunk], users }) => {
      const apart = [...users].filter(({ isPage }) => isPage || !chunk.isDynamicEntry)
      return apart.length > 1
    })
  const inShared = new Set(shared.flatMap(({ members }) => members))
  for (const page of users) page.ownFiles = [...page.needs].filter((chunk) => !inShared.has(chunk)).length
  return [shell, ...shared]
}

/** Merges what gains by it, then whatever costs least until no page has too many files. */
function mergeGroups(groups, most) {
  for (;;) {
    const gaining = bestPair(groups, groups)
    const pairs = gaining?.gain > 0 ? [gaining] : crowds(groups, most).map((crowd) => bestPair(crowd, groups))
    if (pairs.length === 0) return groups
    merge(
      groups,
      pairs.reduce((one, other) => (one.gain >= other.gain ? one : other)),
    )
  }
}

/** What may be merged for each page that has too many files. */
function crowds([shell, ...shared], most) {
  return [...shell.users]
    .filter(({ isPage }) => isPage)
    .map((page) => ({ page, files: shared.filter(({ users }) => users.has(page)) }))
    .filter(({ page, files }) => files.length > 0 && page.ownFiles + files.length > most)
    .map(({ files }) => [shell, ...files])
}

/** The two of `candidates` that gain most, or lose least, by being one file. */
function bestPair(candidates, groups) {
  let best
  for (const [index, one] of candidates.entries()) {
    for (const other of candidates.slice(index + 1)) {
      const saved = FILE_COST * weigh([...one.users].filter((user) => other.users.has(user)))
      if (best && saved <= best.gain) continue
      const users = new Set([...one.users, ...other.users])
      const needs = new Set([...one.needs, ...other.needs])
      const gain = saved - wasted(groups, users, needs)
      if (!best || gain > best.gain) best = { gain, one, other, users, needs }
    }
  }
  return best
}

/** What `users` would load for nothing if all of them needed all of that. */
function wasted(groups, users, needs) {
  return groups
    .filter((group) => isAmong(needs, group))
    .reduce((sum, group) => sum + group.size * weigh([...users].filter((user) => !group.users.has(user))), 0)
}

const isAmong = (needs, { members }) => members.some((chunk) => needs.has(chunk))

function merge(groups, { one, other, users, needs }) {
  groups.splice(groups.indexOf(other), 1)
  one.members.push(...other.members)
  Object.assign(one, { size: one.size + other.size, users, needs })
  for (const group of groups) {
    if (isAmong(needs, group)) group.users = new Set([...group.users, ...users])
  }
}
