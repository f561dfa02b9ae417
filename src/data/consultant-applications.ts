import type { TablesInsert } from '@/data/database.types'
import { insertReturning } from '@/data/insert'
import { clean, cleanOrNull, type WithReferralCode } from '@/data/text'

export type ConsultantApplication = {
  name: string
  email: string
  phone: string
  yearsExperience: string
  educationLevel: string
  certifications: string[]
  linkedinProfile: string
  specializedCountries: string[]
  servicesOffered: string[]
  languagesSpoken: string[]
  consultationTypes: string[]
  companyName: string
  companyRegistration: string
  successRate: string
  clientTestimonials: string
  documentsUploaded: boolean
  backgroundCheck: boolean
  termsAccepted: boolean
}

const YEARS_OF_EXPERIENCE: Record<string, number> = { '1-3': 2, '3-5': 4, '5-10': 7, '10+': 10 }

export function applyAsConsultant(id: string, form: ConsultantApplication & WithReferralCode) {
  return insertReturning('consultant_applications', {
    id,
    name: clean(form.name),
    email: cleanOrNull(form.email),
    phone: cleanOrNull(form.phone),
    linkedin_url: cleanOrNull(form.linkedinProfile),
    experience_years: YEARS_OF_EXPERIENCE[form.yearsExperience] ?? 0,
    education_level: cleanOrNull(form.educationLevel),
    certifications: form.certifications,
    countries: form.specializedCountries,
    services_offered: form.servicesOffered,
    languages_spoken: form.languagesSpoken,
    consultation_types: form.consultationTypes,
    company_name: cleanOrNull(form.companyName),
    company_registration: cleanOrNull(form.companyRegistration),
    success_rate: cleanOrNull(form.successRate),
    client_testimonials: cleanOrNull(form.clientTestimonials),
    documents_uploaded: form.documentsUploaded,
    background_check: form.backgroundCheck,
    terms_accepted: form.termsAccepted,
    referred_by: form.referralCode ?? null,
  } satisfies TablesInsert<'consultant_applications'>)
}
