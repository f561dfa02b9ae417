import { studentWizard } from '@/content/signup/student'
import type { StudentRegistration } from '@/data/student-profiles'
import { registerStudent } from '@/data/student-profiles'
import { noPasswords, useWizardForm, Wizard } from '@/pages/signup/wizard'

const defaultValues: StudentRegistration & typeof noPasswords = {
  ...noPasswords,
  name: '',
  email: '',
  phone: '',
  educationLevel: '',
  fieldOfStudy: '',
  currentInstitution: '',
  gpa: '',
  graduationYear: '',
  preferredCountries: [],
  preferredCourses: [],
  budgetRange: '',
  englishProficiency: '',
  intakePreference: '',
  careerGoals: '',
  previousStudyAbroad: false,
  additionalInfo: '',
}

export function StudentWizard({ moved }: { moved: boolean }) {
  const form = useWizardForm({
    type: 'student',
    defaultValues,
    submission: { store: registerStudent },
  })
  return <Wizard type="student" content={studentWizard} form={form} moved={moved} />
}
