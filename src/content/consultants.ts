import { type Service, servicesById } from '@/content/catalogue'
import { firstCallFree, sessionPrices } from '@/content/prices'
import { showsSamples } from '@/content/samples'
import { paths } from '@/lib/paths'

const allConsultants: readonly Consultant[] = [
  {
    id: 'sample-consultant',
    name: 'Sample consultant',
    isSample: true,
    title: 'Study-abroad consultant',
    company: 'Independent, advising through StudyBridge',
    location: 'Antwerp, Belgium',
    specializations: ['Belgium', 'Netherlands', 'University shortlisting', 'Student visa files', 'First job'],
    rating: null,
    reviewCount: 0,
    totalBookings: 0,
    avatar: null,
    bio: 'Here a consultant says in a few sentences where they studied, where they live now, and which questions they can answer from their own experience.',
    sessions: [
      {
        minutes: 15,
        price: sessionPrices.consultants[15],
        title: 'Quick question',
        description: 'One question, one clear answer.',
        popular: false,
      },
      {
        minutes: 30,
        price: sessionPrices.consultants[30],
        title: 'Profile talk',
        description: 'Your profile and your next step.',
        popular: true,
      },
      {
        minutes: 60,
        price: sessionPrices.consultants[60],
        title: 'Plan talk',
        description: 'A plan from shortlist to visa.',
        popular: false,
      },
    ],
    services: servicesById([
      'university-shortlisting',
      'sop-review',
      'cv-review',
      'visa-document-check',
      'interview-preparation',
    ]),
  },
]

export const consultants = allConsultants.filter(({ isSample }) => showsSamples || !isSample)

export const meetTheTeam = {
  lead: 'Our consultants live in Europe and work without commission. Tell us what you need, and we recommend 2 to 3 who fit. You choose.',
  checks: {
    title: 'What we check before anyone advises you',
    text: 'We read every consultant’s application: studies, work, certificates, and the countries on which they want to advise.',
  },
  list: 'Consultants',
  sample: 'Sample profile',
  sampleNote: 'This is an example, not a person. It shows what you will see about each consultant.',
  newcomer: (reviews: number, bookings: number) => `New · ${reviews} reviews · ${bookings} bookings`,
  rating: 'Rating',
  rated: (rating: number) => `${rating} out of 5`,
  unrated: 'None yet',
  reviews: 'Reviews',
  bookings: 'Bookings',
  specializations: 'Knows about',
  sessions: 'Sessions with this consultant',
  firstCallFree: `${firstCallFree} After the free call: paid sessions with a consultant you choose.`,
  freeCall: { label: 'Free 15-Minute Consultation', to: paths.contact },
  empty: {
    title: 'Coming Soon!',
    text: 'Our consultants are being checked. Until their profiles are here, ask us directly.',
  },
  matching: {
    title: 'How you get the right consultant',
    steps: [
      {
        title: 'Tell us your goal',
        text: 'Country, subject, budget, and the question that worries you most.',
      },
      { title: 'We recommend 2 to 3', text: 'Within 24 hours, by what they know and where they live.' },
      {
        title: 'You choose',
        text: 'The first 15 minutes are free. Then you pay only for the sessions you book.',
      },
    ],
  },
  closing: {
    heading: 'Not sure who fits?',
    text: 'Write to us, or pick a single service and let us choose the consultant.',
    actions: [
      { label: 'See single services', to: paths.services },
      { label: 'Contact us', to: paths.contact },
    ],
  },
}

export type ConsultantSession = {
  minutes: number
  price: number
  title: string
  description: string
  popular: boolean
}

export type Consultant = {
  id: string
  name: string
  /** Whether the person is a sample, not real. */
  isSample: boolean
  title: string
  company: string
  location: string
  specializations: readonly string[]
  /** The mean rating, from 1 to 5; null without ratings. */
  rating: number | null
  reviewCount: number
  totalBookings: number
  /** URL of a photo. A drawing replaces a missing photo. */
  avatar: string | null
  bio: string
  sessions: readonly ConsultantSession[]
  /** Services that can be added to a booking. */
  services: readonly Service[]
}
