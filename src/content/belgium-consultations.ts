import { contactPath } from '@/content/contact-links'
import { firstCallFree, prices } from '@/content/prices'

/** Two longer talks about working in Belgium, in rupees. */
export const belgiumConsultations = {
  title: 'Talk it through with a consultant in Europe',
  lead: `${firstCallFree} After the free call: one of two Belgium consultations.`,
  cards: [
    {
      id: 'career-consultation',
      title: 'Career Consultation',
      price: prices.careerConsultation,
      minutes: 60,
      description: 'One hour on your way from your profile to a first job in Belgium.',
      features: [
        'Your CV and LinkedIn profile',
        'Which companies of the list fit your field',
        'Work permits and the pay they ask for',
      ],
      premium: false,
    },
    {
      id: 'industry-professional-connect',
      title: 'Industry Professional Connect',
      price: 12_999,
      minutes: 90,
      description: 'A longer talk about work in your industry.',
      features: [
        'What daily work in the field looks like',
        'How interviews go there',
        'Which skills employers in Belgium look for',
      ],
      premium: true,
    },
  ] as const,
  premium: 'Premium',
  book: 'Book this consultation',
  limits: 'We coach and train. We do not place people in jobs, and we take no fee for a job.',
}

export const moreCountries = {
  title: 'More Countries Coming Soon',
  text: 'We are collecting employers in the Netherlands, Luxembourg and Germany.',
  action: 'Ask for country updates',
}

export const closing = {
  heading: 'Questions about the database?',
  text: 'Ask first, order later.',
  actions: [
    { label: 'Ask about the database', to: contactPath({ service: 'database' }) },
    { label: 'Ask about your career', to: contactPath({ consultation: 'career' }) },
  ],
}
