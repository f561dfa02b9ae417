import { brand } from '@/content/brand'
import { prices } from '@/content/prices'
import { formatRupees } from '@/lib/money'
import { paths } from '@/lib/paths'

export const contact = {
  lead: 'Ask a question or book a session. A few lines are enough: your degree and grades, the country, your budget, and when you want to start.',
  /** The page's heading when a link books an offer. */
  book: 'Book with us',
  pay: 'You pay after we confirm, by UPI or bank transfer.',
  askingAbout: 'You are asking about:',
  /** The line in place of a subject, if the visitor followed no link with one. */
  aboutNothing: 'We answer within 24 hours',
  form: {
    title: 'Send us a message',
    name: 'Your name',
    email: 'Email',
    message: 'Your message',
    submit: 'Send message',
    submitting: 'Sending...',
    about: 'About',
    sent: {
      noun: 'message',
      title: 'We have your message',
      steps: [
        'You wrote it.',
        'We received it.',
        'We read it.',
        'You have our answer by email. Check your spam folder too.',
      ],
      stepsDone: 2,
    },
    purpose: 'We use what you write to answer you, and for one follow-up message at most.',
  },
  details: {
    title: 'Reach us directly',
    location: { label: 'Where we are', value: brand.city },
    email: { label: 'Email', value: brand.email },
    phone: { label: 'Phone', value: brand.phone },
    whatsapp: { label: 'WhatsApp', value: brand.whatsapp },
    hours: { label: 'Business hours', closed: 'Closed at the weekend and on Belgian public holidays.' },
  },
  faq: {
    title: 'Before you write',
    all: { label: 'All questions and answers', to: paths.faq },
    questions: [
      {
        id: 'answer-time',
        heading: 'How fast do you answer?',
        answer:
          'We answer messages and session requests within 24 hours. A free call is confirmed within 2 business hours on WhatsApp. Where the 24 hours end on a weekend or a Belgian public holiday, it is the same hour of the next working day, within our hours.',
      },
      {
        id: 'first-call',
        heading: 'What does the first call cost?',
        answer: 'Nothing. The first 15 minutes are free and need no credit card. You decide afterwards.',
      },
      {
        id: 'what-to-tell',
        heading: 'What should I tell you?',
        answer:
          'Your degree and grades, the subject and the country you have in mind, your budget, and when you want to start. A few lines are enough. Please send no passport, health or police documents.',
      },
      {
        id: 'who-advises',
        heading: 'Who will advise me?',
        answer:
          'We recommend 2 to 3 consultants who live in Europe and know your country of choice. You choose among them.',
      },
    ],
  },
} as const

/** The offer that a link to the contact page books. */
export type LinkedOffer = {
  name: string
  price: string
  formerPrice?: string | undefined
  holds: readonly string[]
}

export type Enquiry = {
  /** The subject of the enquiry, in a few words. */
  about: string
  /** The opening sentence of the message. */
  prefill: string
  /** The offer that the link books, if it has a price. */
  offer?: LinkedOffer | undefined
  /** The text beside the subject, instead of the page's lead. */
  text?: string
  /** Whether a friend's code reduces the price. */
  takesReferralCode?: true
  isFreeCall?: true
}

const session = (what: string): Enquiry => ({
  about: `A ${what}`,
  prefill: `I would like to book a ${what}.`,
})

const freeCall: Enquiry = { ...session('free 15-minute call'), isFreeCall: true }

const { starter, growth, complete } = prices.bundles

/** The links to the contact page: query parameter, value, and meaning. */
export const enquiries = {
  offer: { 'free-consultation': freeCall },
  session: {
    '15minutes': freeCall,
    '30minutes': session('30-minute session'),
    '60minutes': session('60-minute session'),
  },
  package: {
    bundle: {
      about: 'Our bundles',
      prefill: 'I would like to know which bundle fits me: Starter Pack, Growth Pack or Complete Journey.',
      text: `Starter Pack ${formatRupees(starter)} · Growth Pack ${formatRupees(growth)} · Complete Journey ${formatRupees(complete)}`,
      takesReferralCode: true,
    },
  },
  service: {
    custom: { about: 'Something else', prefill: 'I would like help with:' },
    database: {
      about: 'The Belgium companies database',
      prefill: 'I have a question about the Belgium companies database.',
    },
  },
  consultation: {
    career: { about: 'Your career', prefill: 'I have a question about my career:' },
    'career-consultation': session('Career Consultation'),
    'industry-professional-connect': {
      about: 'An Industry Professional Connect',
      prefill: 'I would like to book an Industry Professional Connect.',
    },
  },
  subject: {
    'country-updates': {
      about: 'Databases of more countries',
      prefill: 'Please tell me when the database of another country is ready. I am interested in:',
    },
  },
} satisfies Record<string, Record<string, Enquiry>>

/** Services that a link to /contact can name: `?service=…`, alone or with `&duration=…` or `&type=package`. */
export const bookableServices = {
  'admission-guidance': 'Admission Guidance',
  'during-studies': 'During Studies',
}

export const serviceEnquiry = {
  plain: (service: string): Enquiry => ({
    about: service,
    prefill: `I would like to know more about ${service}.`,
  }),
  duration: (service: string, minutes: number): Enquiry => ({
    about: `A ${minutes}-minute ${service} session`,
    prefill: `I would like to book a ${minutes}-minute ${service} session.`,
  }),
  package: (service: string): Enquiry => ({
    about: `The ${service} package`,
    prefill: `I would like to book the ${service} package.`,
    takesReferralCode: true,
  }),
}

export const bundleEnquiry = (bundle: string): Enquiry => ({
  about: `The ${bundle}`,
  prefill: `I would like to book the ${bundle}.`,
  takesReferralCode: true,
})

export const earlyBirdEnquiry: Enquiry = {
  about: 'The early bird price',
  prefill: 'I would like to know whether an early bird place is left. I am interested in:',
}

export const planEnquiry = (link: string): Enquiry => ({
  about: 'Your plan',
  prefill: `I would like to talk about this plan: ${link}`,
})
