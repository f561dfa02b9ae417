import { expect, test } from 'vitest'
import { createDatabase } from '../../scripts/db-types/database.ts'
import { columnsVisitorsFill } from './columns'

const IN_DETAIL = 'Staff need them only when they read the whole application.'

/** The columns that the inbox does not show, by table and reason. Staff open the row to read them. */
const notInInbox: Record<string, Readonly<Record<string, readonly string[]>>> = {
  'every table': {
    'The policy for reading the row back uses it.': ['inserted_in'],
  },
  referrals: { 'The form does not ask for it, so it is always blank.': ['referee_email'] },
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

const columns = await columnsVisitorsFill()
const db = await createDatabase()
const { rows: inInbox } = await db.query<{ view: string; column: string }>(
  `select view_name as view, column_name as column from information_schema.view_column_usage where view_schema = 'private'`,
)

test.each([...new Set(columns.map(({ table }) => table))])(
  'the inbox shows each column of %s, or `notInInbox` says why not',
  (table) => {
    const ofTable = columns.filter((column) => column.table === table).map(({ column }) => column)
    const inView = inInbox.filter(({ view }) => view === `${table}_inbox`).map(({ column }) => column)
    const common = Object.values(notInInbox['every table'] ?? {}).flat()
    const excused = [
      ...Object.values(notInInbox[table] ?? {}).flat(),
      ...common.filter((column) => ofTable.includes(column)),
    ]
    expect([...inView, ...excused].sort(), 'each column once').toEqual(ofTable.sort())
  },
)
