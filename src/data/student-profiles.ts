import { z } from 'zod/mini'
import { cleanEmail, cleanPhone } from '@/data/contact-values'
import type { TablesInsert } from '@/data/database.types'
import { insertOnce } from '@/data/insert'
import { cleanOrNull, withoutBlank } from '@/data/optional-columns'
import type { Submission } from '@/data/submission'
import { flag, list, text } from '@/data/validators'
import { cleanText } from '@/lib/clean-text'

/** Every field may be empty: only the database validates a registration. */
export const studentSchema = z.object({
  name: text(),
  email: text(cleanEmail),
  phone: text(cleanPhone),
  password: text(),
  confirmPassword: text(),
  educationLevel: text(),
  fieldOfStudy: text(),
  currentInstitution: text(),
  gpa: text(),
  graduationYear: text(),
  preferredCountries: list(),
  preferredCourses: list(),
  budgetRange: text(),
  englishProficiency: text(),
  intakePreference: text(),
  careerGoals: text(),
  previousStudyAbroad: flag(),
  additionalInfo: text(),
})

/** Stores a student's registration, without the passwords. */
export async function registerStudent({
  id,
  values,
  referralCode,
  replaces,
}: Submission<typeof studentSchema>) {
  const row = {
    id,
    name: cleanText(values.name),
    email: cleanOrNull(values.email),
    phone: cleanOrNull(values.phone),
    current_education: cleanOrNull(values.educationLevel),
    field_of_study: cleanOrNull(values.fieldOfStudy),
    current_institution: cleanOrNull(values.currentInstitution),
    gpa: cleanOrNull(values.gpa),
    graduation_year: values.graduationYear ? Number(values.graduationYear) : null,
    preferred_countries: values.preferredCountries,
    preferred_courses: values.preferredCourses,
    budget_range: cleanOrNull(values.budgetRange),
    english_proficiency: cleanOrNull(values.englishProficiency),
    intake_year: cleanOrNull(values.intakePreference),
    career_goals: cleanOrNull(values.careerGoals),
    previous_study_abroad: values.previousStudyAbroad,
    additional_info: cleanOrNull(values.additionalInfo),
    ...withoutBlank({ referral_code: referralCode, replaces }),
  } satisfies TablesInsert<'student_profiles'>
  await insertOnce('student_profiles', row, { returning: true })
}
