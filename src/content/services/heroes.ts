import { belgiumConsultations } from '@/content/belgium-consultations'
import { contactPath } from '@/content/contact-links'
import { formatRupees } from '@/lib/money'

const [career] = belgiumConsultations.cards

/** The top of a service's page. */
export const serviceHeroes = {
  admissionGuidance: {
    heading: 'Admission guidance & strategy',
    lead: 'From “where could I study?” to a complete application, sent on time. You write and decide; we plan, check and explain.',
    action: {
      label: 'Ask about admission guidance',
      to: contactPath({ service: 'admission-guidance' }),
    },
  },
  duringStudies: {
    heading: 'Support during your studies',
    lead: 'The first semester decides a lot: registration, card, room, insurance, exams. You have someone to ask who lives in Europe.',
    action: { label: 'Ask about study support', to: contactPath({ service: 'during-studies' }) },
  },
  postStudy: {
    heading: 'Post-study career help',
    lead: 'A European degree opens a door for a limited time. We coach you for it: permit, CV, interviews and salary.',
    action: {
      label: `Book a ${career.title}, ${formatRupees(career.price)}`,
      to: contactPath({ consultation: career.id }),
    },
  },
}
