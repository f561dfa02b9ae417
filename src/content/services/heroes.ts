import { contactPath } from '@/content/contact-links'
import { paths } from '@/lib/paths'

/** What stands at the top of a service's page, and is there before the rest. */
export const serviceHeroes = {
  admissionGuidance: {
    heading: 'Admission guidance & strategy',
    lead: 'From “where could I study?” to a complete application, sent on time. You write, you decide and you sign; we plan, check and explain.',
    action: {
      label: 'Ask about admission guidance',
      to: contactPath({ service: 'admission-guidance' }),
    },
  },
  duringStudies: {
    heading: 'Support during your studies',
    lead: 'The first semester decides a lot: registration, card, room, insurance, exams. You have someone who lives in the country, knows the offices and reminds you in time.',
    action: { label: 'Ask about study support', to: contactPath({ service: 'during-studies' }) },
  },
  postStudy: {
    heading: 'Post-study career help',
    lead: 'A European degree opens a door for a limited time. We coach you for that time: permit, CV, interviews, salary, and an honest look at all your options.',
    action: { label: 'See companies in Belgium and beyond', to: paths.companies },
  },
}
