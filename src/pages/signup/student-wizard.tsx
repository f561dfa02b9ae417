import { useForm } from 'react-hook-form'
import { localDraft } from '@/components/form/draft'
import { studentWizard } from '@/content/signup/student'
import { registerStudent, type StudentRegistration } from '@/data/student-profiles'
import { readReferralCode } from '@/lib/referral-code'
import { noPasswords, type Passwords, withoutPasswords } from '@/pages/signup/passwords'
import { Wizard } from '@/pages/signup/wizard'

type StudentForm = Omit<StudentRegistration, 'referralCode'> & Passwords

const empty: StudentForm = {
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
const draft = localDraft<StudentForm>('signup-student')

export function StudentWizard({ moved }: { moved: boolean }) {
  const form = useForm({ resolver: withoutPasswords<StudentForm>, defaultValues: empty })
  return (
    <Wizard
      type="student"
      content={studentWizard}
      form={form}
      empty={empty}
      draft={draft}
      send={(id, registration) => registerStudent(id, { ...registration, referralCode: readReferralCode() })}
      moved={moved}
    />
  )
}
