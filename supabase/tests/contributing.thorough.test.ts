import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { copyCheckout, ownersEnvironment } from '../../e2e/support/filled-in.mjs'
import { root } from '../../scripts/shared/project.mjs'

const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')

/** The files that the guide gives whole: path and text. */
const files = [...guide.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(([, path = '', text = '']) => ({
  path,
  text,
}))

/** The code that the guide quotes in a sentence, by how it begins. */
function quoted(start: string) {
  const sentences = guide.replaceAll(/^```[\s\S]*?^```$/gm, '')
  const found = [...sentences.matchAll(/`([^`]+)`/g)]
    .map(([, code = '']) => code)
    .find((code) => code.startsWith(start))
  if (!found) throw new Error(`CONTRIBUTING.md no longer quotes ${start}`)
  return found
}

/** A block of code that is to be put into a file, by how it begins. */
function block(start: string) {
  const found = [...guide.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].find(([, code = '']) =>
    code.startsWith(start),
  )
  if (!found) throw new Error(`CONTRIBUTING.md no longer holds ${start}`)
  return found[1] ?? ''
}

const entry = quoted('visaHelp: page').replace(
  '{ label, heading, title, description, indexed })',
  "{ label: null, heading: 'Visa help', title: 'Visa help', description: 'Help.', indexed: true }),",
)

test('following CONTRIBUTING.md adds a page, a field with its column, and a form with its table', {
  timeout: 1_200_000,
}, () => {
  const folder = copyCheckout('contributing')
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  /** What a recipe has made or changed by hand. */
  let touched = new Set<string>()
  /** Writes a file as the guide gives it. */
  const make = (name: string) => {
    const file = files.find(({ path }) => path.endsWith(name))
    if (!file) throw new Error(`CONTRIBUTING.md no longer holds ${name}`)
    write(file.path, file.text)
    touched.add(file.path)
  }
  /** Puts code ahead of what is there. */
  const insert = (file: string, code: string, before: string) => {
    const text = read(file)
    expect(text, file).toContain(before)
    write(
      file,
      text.replace(before, () => code + before),
    )
    touched.add(file)
  }
  const attempt = (command: string, ...args: string[]) =>
    spawnSync(command, args, { cwd: folder, env: ownersEnvironment, encoding: 'utf8' })
  const run = (command: string, ...args: string[]) => {
    const { status, stdout, stderr } = attempt(command, ...args)
    expect(
      status,
      `${command} ${args.join(' ')}
${stdout}${stderr}`,
    ).toBe(0)
  }

  insert('src/lib/paths.ts', quoted('visaHelp: '), "terms: '/terms'")
  insert('src/content/pages.ts', entry, "notFound: page('*'")
  insert('src/app/routes.tsx', quoted('visaHelp: route('), 'notFound: route(')
  make('content/visa-help.ts')
  make('visa-help/page.tsx')

  touched = new Set()
  make('contact_phone.sql')
  run('npm', 'run', 'db:types')
  insert('src/lib/submissions.ts', quoted("phone: 'phone',"), "message: 'message' },\n    referralCode")
  const data = 'src/data/contact-submissions.ts'
  insert(data, quoted('phone: optional'), "message: filled('noMessage')")
  insert(data, ', optional', " } from '@/data/validators'")
  insert('src/content/contact.ts', quoted("phone: 'Phone"), "message: 'Your message'")
  const form = 'src/pages/contact/contact-form.tsx'
  insert(form, quoted('<PhoneField'), '<MessageField')
  insert(form, ', PhoneField', " } from '@/components/form/contact-fields'")
  const privacy = 'src/content/legal/privacy.ts'
  insert(privacy, quoted("phone: 'phone number if"), "message: 'your message'")
  expect([...touched], 'a field').toHaveLength(6)

  touched = new Set()
  make('visa_questions.sql')
  make('visa-questions.ts')
  make('visa-form.tsx')
  run('npm', 'run', 'db:types')
  const contactWords = /\n {2}form: \{[\s\S]*?\n {2}\},\n/.exec(read('src/content/contact.ts'))?.[0] ?? ''
  const words = contactWords.replace('message:', 'question:')
  insert('src/content/visa-help.ts', words.trimStart(), 'sections:')
  const page = 'src/pages/visa-help/page.tsx'
  insert(page, "import { VisaForm } from '@/pages/visa-help/visa-form'\n", 'export function Component')
  insert(page, quoted('<div className="mt-10'), '      </div>\n    </>')
  insert('src/lib/submissions.ts', block("'visa-question': {\n  table"), '  contact: {')
  insert(privacy, block("'visa-question': {\n  action"), '  contact: {')
  insert('src/testing/form-places.ts', quoted("'visa-question': ["), "contact: ['/contact']")
  insert('supabase/tests/access-matrix.test.ts', quoted('visa_questions: {'), 'contact_submissions: {')
  expect([...touched], 'a form').toHaveLength(9)

  run('npx', 'biome', 'check', '--write', 'src', 'supabase')
  run('npx', 'tsc', '--noEmit')
  const tests = (...args: string[]) => run('npx', 'vitest', 'run', ...args)
  tests(
    '--project',
    'unit',
    '--project',
    'dom',
    'src/app',
    'src/pages/contact',
    'src/pages/submissions',
    'src/content/legal',
  )
  tests(
    '--project',
    'database',
    'supabase/tests/submissions',
    'supabase/tests/pgtap',
    'database-types',
    'access-matrix',
    'scripts/inbox',
  )
  run('node', 'scripts/build.mjs', '--embedded')
  const built = (name: string) => readFileSync(join(folder, '.local/site', name), 'utf8')
  expect(built('visa-help.html')).toMatch(/<div class="container-page[^"]*"><div><h1>Visa help<\/h1>/)
  expect(built('visa-help.html')).toContain('name="question"')
  expect(built('contact.html')).toContain('name="phone"')

  const country = quoted("{ slug: 'austria'")
  insert('src/content/destinations.ts', country, '] as const')
  const { stdout } = attempt('npx', 'tsc', '--noEmit')
  const incomplete = new Set([...stdout.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file))
  expect(incomplete.size).toBeGreaterThan(0)
  expect([...incomplete].filter((file) => !guide.includes(basename(file)))).toEqual([])
})
