import { consultantWizard } from '@/content/signup/consultant'
import { applyAsConsultant, consultantSchema } from '@/data/consultant-applications'
import { useWizardForm } from '@/pages/signup/use-wizard-form'
import { Wizard } from '@/pages/signup/wizard'

export function ConsultantWizard() {
  const form = useWizardForm({
    content: consultantWizard,
    schema: consultantSchema,
    defaultValues: consultantSchema.parse({}),
    send: applyAsConsultant,
    // We promise no date for the decision.
    replyWithin: null,
  })
  return <Wizard content={consultantWizard} form={form} />
}
