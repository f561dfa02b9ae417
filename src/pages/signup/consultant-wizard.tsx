import { consultantWizard } from '@/content/signup/consultant'
import { consultantApplication } from '@/data/consultant-applications'
import { useWizardForm, Wizard } from '@/pages/signup/wizard'

export function ConsultantWizard({ moved }: { moved: boolean }) {
  const form = useWizardForm({
    type: 'consultant',
    defaultValues: {
      certifications: [],
      specializedCountries: [],
      servicesOffered: [],
      languagesSpoken: [],
      consultationTypes: [],
      documentsUploaded: false,
      backgroundCheck: false,
      termsAccepted: false,
    },
    submission: consultantApplication,
  })
  return <Wizard type="consultant" content={consultantWizard} form={form} moved={moved} />
}
