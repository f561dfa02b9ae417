import { studentWizard } from '@/content/signup/student'
import { registerStudent, type StudentRegistration } from '@/data/student-profiles'
import { withReferralCode } from '@/lib/referral-code'
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
  const form = useWizardForm({ type: 'student', defaultValues, send: withReferralCode(registerStudent) })
  return <Wizard type="student" content={studentWizard} form={form} moved={moved} />
}
