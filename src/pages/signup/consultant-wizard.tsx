import { consultantWizard } from '@/content/signup/consultant'
import type { ConsultantApplication } from '@/data/consultant-applications'
import { applyAsConsultant } from '@/data/consultant-applications'
import { noPasswords, useWizardForm, Wizard } from '@/pages/signup/wizard'

const defaultValues: ConsultantApplication & typeof noPasswords = {
  ...noPasswords,
  name: '',
  email: '',
  phone: '',
  yearsExperience: '',
  educationLevel: '',
  certifications: [],
  linkedinProfile: '',
  specializedCountries: [],
  servicesOffered: [],
  languagesSpoken: [],
  consultationTypes: [],
  companyName: '',
  companyRegistration: '',
  successRate: '',
  clientTestimonials: '',
  documentsUploaded: false,
  backgroundCheck: false,
  termsAccepted: false,
}

export function ConsultantWizard({ moved }: { moved: boolean }) {
  const form = useWizardForm({
    type: 'consultant',
    defaultValues,
    submission: { store: applyAsConsultant },
  })
  return <Wizard type="consultant" content={consultantWizard} form={form} moved={moved} />
}
