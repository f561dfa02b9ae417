import { expect, test } from 'vitest'
import { createDatabase } from '../../scripts/db-types/database.mjs'

const db = await createDatabase()

const tables = [
  'consultation_requests',
  'contact_submissions',
  'database_orders',
  'referrals',
  'student_profiles',
  'consultant_applications',
]

const IN_DETAIL = 'They count once the whole application is read.'

/** The columns that the inbox leaves out, by table and reason; staff open the row for them. */
const readInTheRow: Record<string, Readonly<Record<string, readonly string[]>>> = {
  'every table': {
    'The inbox goes by handled_at.': ['status'],
    'It lets the sender alone read the row back.': ['inserted_in'],
  },
  referrals: { 'It is always blank: the form does not ask for it.': ['referee_email'] },
  student_profiles: {
    [IN_DETAIL]: [
      ...['current_institution', 'gpa', 'graduation_year', 'preferred_courses', 'budget_range'],
      ...['english_proficiency', 'career_goals', 'previous_study_abroad', 'additional_info'],
    ],
  },
  consultant_applications: {
    [IN_DETAIL]: [
      ...['linkedin_url', 'education_level', 'certifications', 'services_offered', 'languages_spoken'],
      ...['consultation_types', 'company_registration', 'success_rate', 'client_testimonials'],
      ...['documents_uploaded', 'background_check', 'terms_accepted'],
    ],
  },
}

async function namesIn(query: string, table: string) {
  const { rows } = await db.query<{ name: string }>(query, [table])
  return rows.map(({ name }) => name).sort()
}

const columnsOfTable = (table: string) =>
  namesIn(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = $1`,
    table,
  )
const columnsOfView = (table: string) =>
  namesIn(
    `select column_name as name from information_schema.view_column_usage
      where view_schema = 'private' and view_name = $1 || '_inbox'`,
    table,
  )

test.each(tables)('the inbox shows each column of %s, or it is one to be read in the row', async (table) => {
  const columns = await columnsOfTable(table)
  const own = Object.values(readInTheRow[table] ?? {}).flat()
  const common = Object.values(readInTheRow['every table'] ?? {}).flat()
  const left = [...own, ...common.filter((column) => columns.includes(column))]
  expect([...(await columnsOfView(table)), ...left].sort(), 'each column once').toEqual(columns)
})
