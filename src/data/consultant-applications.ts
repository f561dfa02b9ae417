import { z } from 'zod/mini'
import { cleanEmail, cleanPhone } from '@/data/contact-values'
import type { TablesInsert } from '@/data/database.types'
import { insertOnce } from '@/data/insert'
import { cleanOrNull, withoutBlank } from '@/data/optional-columns'
import type { Submission } from '@/data/submission'
import { flag, list, text } from '@/data/validators'
import { cleanText } from '@/lib/clean-text'

/** Every field may be empty: only the database validates an application. */
export const consultantSchema = z.object({
  name: text(),
  email: text(cleanEmail),
  phone: text(cleanPhone),
  password: text(),
  confirmPassword: text(),
  yearsExperience: text(),
  educationLevel: text(),
  certifications: list(),
  linkedinProfile: text(),
  specializedCountries: list(),
  servicesOffered: list(),
  languagesSpoken: list(),
  consultationTypes: list(),
  companyName: text(),
  companyRegistration: text(),
  successRate: text(),
  clientTestimonials: text(),
  documentsUploaded: flag(),
  backgroundCheck: flag(),
  termsAccepted: flag(),
})

/** The specified number for each range; 0 without a range. */
const YEARS_OF_EXPERIENCE: Record<string, number> = { '1-3': 2, '3-5': 4, '5-10': 7, '10+': 10 }

/** Stores a consultant's application, without the passwords. */
export async function applyAsConsultant({
  id,
  values,
  referralCode,
  replaces,
}: Submission<typeof consultantSchema>) {
  const row = {
    id,
    name: cleanText(values.name),
    email: cleanOrNull(values.email),
    phone: cleanOrNull(values.phone),
    linkedin_url: cleanOrNull(values.linkedinProfile),
    experience_years: YEARS_OF_EXPERIENCE[values.yearsExperience] ?? 0,
    education_level: cleanOrNull(values.educationLevel),
    certifications: values.certifications,
    countries: values.specializedCountries,
    services_offered: values.servicesOffered,
    languages_spoken: values.languagesSpoken,
    consultation_types: values.consultationTypes,
    company_name: cleanOrNull(values.companyName),
    company_registration: cleanOrNull(values.companyRegistration),
    success_rate: cleanOrNull(values.successRate),
    client_testimonials: cleanOrNull(values.clientTestimonials),
    documents_uploaded: values.documentsUploaded,
    background_check: values.backgroundCheck,
    terms_accepted: values.termsAccepted,
    referred_by: referralCode ?? null,
    ...withoutBlank({ replaces }),
  } satisfies TablesInsert<'consultant_applications'>
  await insertOnce('consultant_applications', row, { returning: true })
}
