import { studentWizard } from '@/content/signup/student'
import { studentRegistration } from '@/data/student-profiles'
import { useWizardForm, Wizard } from '@/pages/signup/wizard'

export function StudentWizard({ moved }: { moved: boolean }) {
  const form = useWizardForm({
    type: 'student',
    defaultValues: { preferredCountries: [], preferredCourses: [], previousStudyAbroad: false },
    submission: studentRegistration,
  })
  return <Wizard type="student" content={studentWizard} form={form} moved={moved} />
}
