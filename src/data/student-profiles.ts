import type { TablesInsert } from '@/data/database.types'
import { insertReturning } from '@/data/insert'
import { clean, cleanOrNull, linesOf, type WithReferralCode } from '@/data/text'

export type StudentRegistration = {
  name: string
  email: string
  phone: string
  educationLevel: string
  fieldOfStudy: string
  currentInstitution: string
  gpa: string
  graduationYear: string
  preferredCountries: string[]
  preferredCourses: string[]
  budgetRange: string
  englishProficiency: string
  intakePreference: string
  careerGoals: string
  previousStudyAbroad: boolean
  additionalInfo: string
}

export function registerStudent(id: string, form: StudentRegistration & WithReferralCode) {
  return insertReturning('student_profiles', {
    id,
    name: clean(form.name),
    email: cleanOrNull(form.email),
    phone: cleanOrNull(form.phone),
    current_education: cleanOrNull(form.educationLevel),
    field_of_study: cleanOrNull(form.fieldOfStudy),
    current_institution: cleanOrNull(form.currentInstitution),
    gpa: cleanOrNull(form.gpa),
    graduation_year: form.graduationYear ? Number(form.graduationYear) : null,
    preferred_countries: form.preferredCountries,
    preferred_courses: form.preferredCourses,
    budget_range: cleanOrNull(form.budgetRange),
    english_proficiency: cleanOrNull(form.englishProficiency),
    intake_year: cleanOrNull(form.intakePreference),
    career_goals: cleanOrNull(form.careerGoals),
    previous_study_abroad: form.previousStudyAbroad,
    additional_info: linesOf([clean(form.additionalInfo)], form) || null,
  } satisfies TablesInsert<'student_profiles'>)
}
