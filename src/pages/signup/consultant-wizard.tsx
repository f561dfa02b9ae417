import { consultantWizard } from '@/content/signup/consultant'
import type { ConsultantApplication } from '@/data/consultant-applications'
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
    submission: async () => ({ store: (await import('@/data/consultant-applications')).applyAsConsultant }),
  })
  return <Wizard type="consultant" content={consultantWizard} form={form} moved={moved} />
}
