import { studentWizard } from '@/content/signup/student'
import { registerStudent, studentSchema } from '@/data/student-profiles'
import { useWizardForm } from '@/pages/signup/use-wizard-form'
import { Wizard } from '@/pages/signup/wizard'

export function StudentWizard() {
  const form = useWizardForm({
    content: studentWizard,
    schema: studentSchema,
    defaultValues: studentSchema.parse({}),
    send: registerStudent,
  })
  return <Wizard content={studentWizard} form={form} />
}
