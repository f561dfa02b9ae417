import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { localDir, root } from '../../scripts/shared/project.mjs'

/** The settings of an owner before launch, all made up, with a project that does not exist. */
const filledSettings = {
  VITE_SITE_URL: 'https://www.bridge.example',
  VITE_SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_filled_in',
  VITE_CONTACT_EMAIL: 'desk@bridge.example',
  VITE_CONTACT_PHONE: '+32 3 555 01 01',
  VITE_CONTACT_WHATSAPP: '+32 470 55 01 02',
  VITE_SOCIAL_INSTAGRAM: 'https://social.example/bridge',
  VITE_SOCIAL_LINKEDIN: 'https://work.example/bridge',
  SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
  SUPABASE_SECRET_KEY: 'sb_secret_filled_in',
}

const person = [
  [/id: 'sample-consultant'/, "id: 'mira-verbeke'"],
  [/name: 'Sample consultant'/, "name: 'Mira Verbeke'"],
  [/isSample: true/, 'isSample: false'],
  [/rating: null/, 'rating: 4.8'],
  [/reviewCount: 0/, 'reviewCount: 23'],
  [/totalBookings: 0/, 'totalBookings: 117'],
  [
    /bio: '[^']+'/,
    "bio: 'I studied in Leuven, live in Antwerp, and have read some two hundred applications.'",
  ],
]
const dearer = (line) => line.replace(/[\d_]+$/, (price) => Number(price.replaceAll('_', '')) + 250)
const nobody = [[/(export const consultants[^=]*=) \[\n[\s\S]*?\n\]\n/, '$1 []\n']]

/** An owner's changes to the content: files and replacements. */
const changes = (team) => ({
  'src/content/legal/owner.ts': [[/^ {2}(\w+): null,$/gm, "  $1: 'Filled in by the owner: $1',"]],
  'src/content/decisions.ts': [[/^ {2}(\w+): null,$/gm, "  $1: 'kept, decided on 1 December 2026',"]],
  'src/content/consultants.ts': team,
  'src/content/payment.ts': [[/value: ''/g, "value: 'filled in'"]],
  'src/content/prices.ts': [
    [/30: [\d_]+/, dearer],
    [/starter: [\d_]+/, dearer],
    [/duringStudies: [\d_]+/, dearer],
    [/shownPrice = [\d_]+/, 'shownPrice = 7777'],
    [/storedPrice = [\d_]+/, 'storedPrice = 7777'],
  ],
})

/** Copies what belongs to the repository, and nothing that a command has made; the packages are shared. Returns the folder. */
function copyCheckout(name) {
  const folder = join(localDir, name)
  rmSync(folder, { recursive: true, force: true })
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of listed.split('\0').filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file), { preserveTimestamps: true })
  }
  sharePackages(folder)
  return folder
}

/**
 * Makes a copy of this checkout in which everything is filled in that an owner fills in, with a consultant who is a
 * person or with none. Returns its folder.
 */
export function makeFilledInCopy(name, { consultants = true } = {}) {
  const folder = copyCheckout(name)
  for (const [file, replacements] of Object.entries(changes(consultants ? person : nobody))) {
    let text = readFileSync(join(folder, file), 'utf8')
    for (const [found, replacement] of replacements) {
      const changed = text.replace(found, replacement)
      if (changed === text) throw new Error(`${file} no longer holds ${found}`)
      text = changed
    }
    writeFileSync(join(folder, file), text)
  }
  const lines = Object.entries(filledSettings).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(join(folder, '.env'), lines.join(''))
  return folder
}

// One link an entry: an `npm ci` in the copy removes the links and not their targets.
function sharePackages(folder) {
  const [from, to] = [root, folder].map((place) => join(place, 'node_modules'))
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    if (name === '.package-lock.json') cpSync(join(from, name), join(to, name), { preserveTimestamps: true })
    else symlinkSync(join(from, name), join(to, name), 'junction')
  }
}

const ofTestRun = ['VITEST', 'NODE_ENV', 'MODE', 'TEST', 'TEST_THOROUGH']

/** The environment for a command that is to read the copy's `.env`: no setting, and nothing of the test run around it. */
export const ownersEnvironment = {
  ...process.env,
  ...Object.fromEntries([...Object.keys(filledSettings), ...ofTestRun].map((name) => [name, undefined])),
}
