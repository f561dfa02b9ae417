import { firstCallFree, sessionPrices } from '@/content/prices'
import type { IconKey } from '@/content/types'
import { paths } from '@/lib/paths'

/** The services of /services and the checkout, with their prices in rupees. */
export const catalogue = [
  {
    id: 'consultation-sessions',
    icon: 'messages-square',
    name: 'Consultation sessions',
    note: `${firstCallFree} After the free call: a consultation on any question. We choose who fits.`,
    services: [
      {
        id: 'consultation-15',
        name: '15-minute consultation',
        price: sessionPrices.consultants[15],
        description: 'One question, answered by somebody who lives there.',
      },
      {
        id: 'consultation-30',
        name: '30-minute consultation',
        price: sessionPrices.consultants[30],
        description: 'Your profile and your next step.',
      },
      {
        id: 'consultation-60',
        name: '60-minute consultation',
        price: sessionPrices.consultants[60],
        description: 'A plan from first idea to arrival.',
      },
    ],
  },
  {
    id: 'university-admissions',
    icon: 'graduation-cap',
    name: 'University admissions',
    services: [
      {
        id: 'university-shortlisting',
        name: 'University shortlisting',
        price: 1250,
        description: 'Five to eight programmes that fit your profile, each with its source.',
      },
      {
        id: 'application-form-fill',
        name: 'Application form fill',
        price: 1650,
        description: 'We go through one portal with you, field by field.',
      },
      {
        id: 'visa-document-check',
        name: 'Visa document check',
        price: 1650,
        description: 'Your file compared with the embassy’s list before you hand it in.',
      },
    ],
  },
  {
    id: 'application-documents',
    icon: 'file-text',
    name: 'Application documents',
    services: [
      {
        id: 'sop-review',
        name: 'SOP review',
        price: 1650,
        description: 'Comments on your own statement of purpose. We do not write it for you.',
      },
      {
        id: 'lor-guidance',
        name: 'LOR guidance',
        price: 1250,
        description: 'Whom to ask for a letter of recommendation, and what to tell them.',
      },
      {
        id: 'cv-review',
        name: 'CV review',
        price: 1250,
        description: 'One or two European pages, with your grades explained.',
      },
      {
        id: 'portfolio-feedback',
        name: 'Portfolio feedback',
        price: 1650,
        description: 'For design, architecture and arts: what to show, and in which order.',
      },
    ],
  },
  {
    id: 'arrival-and-housing',
    icon: 'house',
    name: 'Arrival and housing',
    services: [
      {
        id: 'housing-search',
        name: 'Housing search',
        price: 850,
        description: 'Where to look, what is fair, and which offers are a trap.',
      },
      {
        id: 'area-orientation',
        name: 'Area orientation',
        price: 1650,
        description: 'Your city by district: rent, way to campus, shops.',
      },
      {
        id: 'transport-guide',
        name: 'Transport guide',
        price: 850,
        description: 'Tickets, student passes, and the way from the airport.',
      },
    ],
  },
  {
    id: 'healthcare-and-safety',
    icon: 'heart-pulse',
    name: 'Healthcare and safety',
    services: [
      {
        id: 'health-insurance',
        name: 'Health insurance',
        price: 1250,
        description: 'Which insurance you need, from which day, and how to join.',
      },
      {
        id: 'healthcare-system',
        name: 'Healthcare system',
        price: 1250,
        description: 'How to find a doctor, what you pay, what you get back.',
      },
      {
        id: 'emergency-contacts',
        name: 'Emergency contacts',
        price: 850,
        description: 'A list for your city, for the wall and for your phone.',
      },
    ],
  },
  {
    id: 'banking-and-finance',
    icon: 'wallet',
    name: 'Banking and finance',
    services: [
      {
        id: 'bank-account',
        name: 'Bank account',
        price: 1250,
        description: 'Which account you can open when, and with which documents.',
      },
      {
        id: 'financial-planning',
        name: 'Financial planning',
        price: 2050,
        description: 'A budget for the first year, with the proof of funds in it.',
      },
      {
        id: 'tax-guidance',
        name: 'Tax guidance',
        price: 1650,
        description: 'What a student job means for your taxes, and how a refund works.',
      },
    ],
  },
  {
    id: 'career',
    icon: 'briefcase',
    name: 'Career',
    services: [
      {
        id: 'job-search-strategy',
        name: 'Job search strategy',
        price: 2050,
        description: 'Which employers can sponsor a permit, and how to approach them.',
      },
      {
        id: 'linkedin-review',
        name: 'LinkedIn review',
        price: 1250,
        description: 'A headline, a permit line and projects that recruiters look for.',
      },
      {
        id: 'interview-preparation',
        name: 'Interview preparation',
        price: 2500,
        description: 'A practice interview with honest feedback.',
      },
      {
        id: 'salary-negotiation',
        name: 'Salary negotiation',
        price: 1650,
        description: 'What is usual, which thresholds count, and how to ask.',
      },
    ],
  },
] as const satisfies readonly ServiceCategory[]

const services: readonly Service[] = catalogue.flatMap((category): readonly Service[] => category.services)

/** The services with these ids, in this order, without unknown and repeated ids. */
export function servicesById(ids: readonly string[]) {
  return [...new Set(ids)].flatMap((id) => services.filter((service) => service.id === id))
}

/** The total price of services, in rupees. */
export function totalOf(chosen: readonly Service[]) {
  return chosen.reduce((total, { price }) => total + price, 0)
}

/** The link to the checkout with these services. */
export const checkoutPath = (chosen: readonly Service[]) =>
  paths.checkoutOf(
    chosen.map(({ id }) => id),
    totalOf(chosen),
  )

/** Notes shown beside services. */
export function notesOn(chosen: readonly Service[]) {
  const categories: readonly ServiceCategory[] = catalogue
  return categories.flatMap(({ note, services }) =>
    note && services.some((service) => chosen.includes(service)) ? [note] : [],
  )
}

export type Service = { id: string; name: string; price: number; description: string }
export type ServiceCategory = {
  id: string
  icon: IconKey
  name: string
  note?: string
  services: readonly Service[]
}
