import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyCheckout, ownersEnvironment } from '../../e2e/support/filled-in.mjs'
import { root } from '../../scripts/shared/project.mjs'

const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')

/** The code that the guide quotes, by how it begins. */
function quoted(start: string) {
  const found = [...guide.matchAll(/`([^`]+)`/g)]
    .map(([, code = '']) => code)
    .find((code) => code.startsWith(start))
  if (!found) throw new Error(`CONTRIBUTING.md no longer quotes ${start}`)
  return found
}

const page = `import { usePageMeta } from '@/components/hooks/use-page-meta'

${quoted('export function Component()')} {
  return ${quoted('<h1>')}
}
`
const entry = quoted('visaHelp: page').replace(
  '{ label, heading, title, description, indexed })',
  "{ label: null, heading: 'Visa help', title: 'Visa help', description: 'Help.', indexed: true }),",
)
const column = "message: 'Hello' }"

test('following CONTRIBUTING.md adds a page, and a field with its column', { timeout: 900_000 }, () => {
  const folder = copyCheckout('contributing')
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  /** Puts code ahead of what is there. */
  const insert = (file: string, code: string, before: string) => {
    const text = readFileSync(join(folder, file), 'utf8')
    expect(text, file).toContain(before)
    write(
      file,
      text.replace(before, () => code + before),
    )
  }
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, env: ownersEnvironment, encoding: 'utf8' })

  insert('src/lib/paths.ts', quoted('visaHelp: '), "terms: '/terms'")
  insert('src/content/pages.ts', entry, "notFound: page('*'")
  write('src/pages/visa-help.tsx', page)
  insert('src/app/routes.tsx', quoted('visaHelp: { ...pages'), 'notFound: {')

  write('supabase/migrations/20270101090000_contact_phone.sql', quoted('alter table'))
  run('npm', 'run', 'db:types')
  const data = 'src/data/contact-submissions.ts'
  insert(data, `${quoted('phone?: string')}; `, 'name: string')
  insert(data, quoted('phone,'), '...referral }')
  insert(data, quoted('phone: cleanOrNull'), 'message: linesOf')
  insert(data, 'cleanOrNull, ', 'linesOf, type')
  insert('src/pages/contact/contact-schema.ts', quoted('phone: optional'), 'message: filled')
  insert('src/pages/contact/contact-schema.ts', 'optional, ', 'filled }')
  insert('src/content/contact.ts', quoted("phone: 'Phone"), "message: 'Your message'")
  insert('src/pages/contact/contact-form.tsx', quoted("phone: '',"), "message: '' }")
  insert('src/pages/contact/contact-form.tsx', quoted('<PhoneField'), '<MessageField')
  insert('src/pages/contact/contact-form.tsx', ', PhoneField', " } from '@/components/form/contact-fields'")
  for (const file of ['src/pages/contact/contact.test.tsx', 'src/data/calls.db.test.ts'])
    insert(file, quoted('phone: null,'), column)

  run('npx', 'tsc', '--noEmit')
  run('npx', 'vitest', 'run', '--project', 'unit', '--project', 'dom', 'src/app', 'src/pages/contact')
  run(
    'npx',
    'vitest',
    'run',
    '--project',
    'database',
    'src/data/calls',
    'supabase/tests/pgtap',
    'database-types',
  )
  run('node', 'scripts/build.mjs', '--embedded')
  const built = (name: string) => readFileSync(join(folder, '.local/site', name), 'utf8')
  expect(built('visa-help.html')).toContain('<h1>Visa help</h1>')
  expect(built('contact.html')).toContain('name="phone"')
})
