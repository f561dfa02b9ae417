import type { TablesInsert } from '@/data/database.types'
import { insertReturning } from '@/data/insert'
import { columnsOf, type FormValues } from '@/data/submission'
import { clean, type WithReferralCode } from '@/data/text'
import { definitionOf } from '@/lib/submissions'

type ConsultantApplication = FormValues<
  'signup-consultant',
  {
    name: string
    certifications: string[]
    specializedCountries: string[]
    servicesOffered: string[]
    languagesSpoken: string[]
    consultationTypes: string[]
    documentsUploaded: boolean
    backgroundCheck: boolean
    termsAccepted: boolean
  }
>

const YEARS_OF_EXPERIENCE: Record<string, number> = { '1-3': 2, '3-5': 4, '5-10': 7, '10+': 10 }

export function applyAsConsultant(id: string, values: ConsultantApplication & WithReferralCode) {
  return insertReturning('consultant_applications', {
    ...columnsOf('signup-consultant', values),
    id,
    name: clean(values.name),
    experience_years: YEARS_OF_EXPERIENCE[values.yearsExperience ?? ''] ?? 0,
    referred_by: values.referralCode ?? null,
  } satisfies TablesInsert<'consultant_applications'>)
}

/** It has no schema: only the database validates an application. */
export const consultantApplication = { ...definitionOf('signup-consultant'), store: applyAsConsultant }
