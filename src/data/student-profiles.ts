import type { TablesInsert } from '@/data/database.types'
import { insertReturning } from '@/data/insert'
import { columnsOf, type FormValues } from '@/data/submission'
import { clean, referralColumn, type WithReferralCode } from '@/data/text'
import { definitionOf } from '@/lib/submissions'

type StudentRegistration = FormValues<
  'signup-student',
  { name: string; preferredCountries: string[]; preferredCourses: string[]; previousStudyAbroad: boolean }
>

export function registerStudent(id: string, values: StudentRegistration & WithReferralCode) {
  return insertReturning('student_profiles', {
    ...columnsOf('signup-student', values),
    id,
    name: clean(values.name),
    graduation_year: values.graduationYear ? Number(values.graduationYear) : null,
    ...referralColumn(values),
  } satisfies TablesInsert<'student_profiles'>)
}

/** It has no schema: only the database validates an application. */
export const studentRegistration = { ...definitionOf('signup-student'), store: registerStudent }
