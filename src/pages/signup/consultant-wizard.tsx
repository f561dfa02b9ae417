import { useForm } from 'react-hook-form'
import { localDraft } from '@/components/form/draft'
import { consultantWizard } from '@/content/signup/consultant'
import { applyAsConsultant, type ConsultantApplication } from '@/data/consultant-applications'
import { readReferralCode } from '@/lib/referral-code'
import { noPasswords, type Passwords, withoutPasswords } from '@/pages/signup/passwords'
import { Wizard } from '@/pages/signup/wizard'

type ConsultantForm = Omit<ConsultantApplication, 'referralCode'> & Passwords

const empty: ConsultantForm = {
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
const draft = localDraft<ConsultantForm>('signup-consultant')

export function ConsultantWizard({ moved }: { moved: boolean }) {
  const form = useForm({ resolver: withoutPasswords<ConsultantForm>, defaultValues: empty })
  return (
    <Wizard
      type="consultant"
      content={consultantWizard}
      form={form}
      empty={empty}
      draft={draft}
      send={(id, application) => applyAsConsultant(id, { ...application, referralCode: readReferralCode() })}
      moved={moved}
    />
  )
}
