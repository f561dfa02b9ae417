import { expect, test } from 'vitest'
import { runSupabaseCli } from '../../scripts/db-types/database-types.ts'

const mistakes = `create table public.open_table (id int);
  create view public.loose_view as select * from public.contact_submissions`

test('Supabase’s linter reports two deliberate mistakes and nothing else', {
  timeout: 200_000,
}, async () => {
  const report = await runSupabaseCli(['db', 'advisors', '--level=warn', '--output-format=json'], mistakes)
  const found: { name: string; metadata: { name: string } }[] = JSON.parse(report).results
  expect(found.map(({ name, metadata }) => `${name}: ${metadata.name}`).sort()).toEqual([
    'rls_disabled_in_public: open_table',
    'security_definer_view: loose_view',
  ])
})
