import { type BookableService, contactPath } from '@/content/contact-links'
import { repeatedFigures } from '@/content/countries/repeated-figures'
import { type CountrySlug, countryCount } from '@/content/destinations'
import { withRupeesFirst } from '@/content/exchange-rate'
import type { Sourced } from '@/content/sources'
import type { Link, Section, TopicCard } from '@/content/types'
import { euroRange, formatEuros } from '@/lib/euros'

export const duringStudies: DuringStudies = {
  service: 'during-studies',
  hero: {
    lead: 'The first semester decides a lot: registration, card, room, insurance, exams. You have someone to ask who lives in Europe.',
    action: { label: 'Ask about study support', to: contactPath({ service: 'during-studies' }) },
  },
  services: {
    heading: 'How we support you',
    answer: 'Registration, housing, insurance, bank, work and credits',
    intro: 'For a whole semester, or for single questions.',
    cards: [
      {
        icon: 'id-card',
        title: 'Registration and residence card',
        text: 'Which office, which documents, which appointment, and what to say there.',
      },
      {
        icon: 'house',
        title: 'Housing',
        text: 'How to search, how to check a landlord, what a contract must allow. We read the points that matter with you before you sign.',
      },
      {
        icon: 'heart-pulse',
        title: 'Insurance and doctors',
        text: 'Which cover you need, when it must change, and how to find a doctor and get your money back.',
      },
      {
        icon: 'banknote',
        title: 'Bank, budget and tax',
        text: 'A first account, a monthly plan, and what the tax office wants from a student with a job.',
      },
      {
        icon: 'briefcase',
        title: 'Work within the rules',
        text: 'How many hours or days you may work, who needs a permit, and how to keep count. Too many hours can cost you the card.',
      },
      {
        icon: 'graduation-cap',
        title: 'Study progress',
        text: 'We look at your credits with you, and explain the rules of your country.',
      },
      {
        icon: 'message-circle',
        title: 'Someone to ask',
        text: 'A new system, a new language, short days in winter. You can ask small questions too, before they grow.',
      },
    ],
  },
  challenges: {
    heading: 'Common problems, and what helps',
    answer: 'The room, the town hall, the bank, exams, credits, work and the first winter',
    intro: 'Most of them are normal. Nearly all are easier in the first week than in the third month.',
    list: [
      {
        title: 'The room does not allow registration',
        problem: 'Without a registered address there is no card, no number and often no bank account.',
        solution: {
          text: 'Ask before you pay: may I register here? Have it written in the contract. In the Netherlands, also get the landlord’s consent in writing.',
        },
      },
      {
        title: 'No appointment at the town hall',
        problem: 'In some cities the first free date is weeks away.',
        solution: {
          text: 'Ask for the appointment on the day you have an address, keep the proof of your request, and look again for cancelled slots.',
        },
      },
      {
        title: 'The bank asks for a number, the office for a bank account',
        problem: 'Many banks ask for a national number that you do not have yet.',
        solution: {
          text: 'Begin with a digital account, then change. In Germany you have a right to a basic account.',
        },
      },
      {
        title: 'Different exams, different grades',
        problem: 'Oral exams, projects and long essays are new to many. A pass can look like a low grade.',
        solution: {
          text: 'Ask for old exams and the marking scheme in week one. Form a study group early. Do not wait for the results in January.',
        },
      },
      {
        title: 'Not enough credits',
        problem: 'Your right to stay depends on your progress.',
        solution: {
          text: 'In Belgium, bachelor’s students need 60 credits within two academic years; in the Netherlands at least 50% of the credits each year. See the study adviser after the first bad result.',
          year: '2026',
          sources: ['belga-2026-06', 'ind-study'],
        },
      },
      {
        title: 'The job that breaks a rule',
        problem: 'An employer offers more hours than your card allows, or cash in hand.',
        solution: {
          text: 'Say no, and keep a list of your hours. In the Netherlands, wait until the employer has the work permit. Take Dutch basic insurance from your first working day.',
        },
      },
      {
        title: 'Lonely in winter',
        problem: 'The days are dark, and family is far away.',
        solution: {
          text: 'Join one club and one Indian group in the first month. Universities have counsellors who cost little or nothing. Going there is normal.',
        },
      },
    ],
  },
  timeline: {
    heading: 'A semester, week by week',
    intro: 'A typical plan. Your university’s calendar decides.',
    stages: [
      {
        when: 'The 2 weeks before',
        title: 'Arrive',
        text: 'Room handover, SIM card, appointment for registration, documents for enrolment.',
        ours: true,
      },
      {
        when: 'Week 1 to 2',
        title: 'Register',
        text: 'Orientation days, town hall, health insurance, bank, choice of courses.',
        ours: true,
      },
      {
        when: 'Week 3 to 4',
        title: 'Settle',
        text: 'Address check or registration number done. First seminars, a club, a look at the rules for work.',
        ours: true,
      },
      {
        when: 'Week 5 to 8',
        title: 'Find your pace',
        text: 'Assignments, first feedback. Apply for a student job once you know what your card allows.',
        ours: true,
      },
      {
        when: 'Week 9 to 12',
        title: 'Plan the exams',
        text: 'Projects, residence card if it is still open, an honest plan for the exam weeks.',
        ours: true,
      },
      {
        when: 'Week 13 to 15',
        title: 'Exams',
        text: 'In Belgium, the Netherlands and Luxembourg in January and in May or June; in Germany often in February and July.',
        ours: true,
      },
      {
        when: 'Between semesters',
        title: 'Repair and prepare',
        text: 'Resits, internship, tax return, renewal of your card, a room for next year.',
        ours: true,
      },
    ],
  },
  firstWeeks: {
    heading: 'Your first weeks, country by country',
    answer: `Town hall, insurance and work hours in all ${countryCount}`,
    intro: 'The address comes first. Everything else follows from it.',
    countries: {
      belgium: {
        points: [
          {
            text: 'Town hall within 8 working days, then a police check at your address, then the residence card (A card).',
            year: '2026',
            sources: ['rrn-cards'],
          },
          {
            text: withRupeesFirst(
              `Health fund: about ${formatEuros(repeatedFigures.insurance.belgium)} every three months, plus a membership at most funds.`,
            ),
            year: '2026',
            sources: ['student-insurance-2026-03'],
          },
          {
            text: 'Work: 20 hours a week in term.',
            year: '2026',
            sources: ['dofi-work', 'student-at-work'],
          },
        ],
      },
      netherlands: {
        points: [
          {
            text: 'Town hall within 5 days if you stay longer than 4 months. You get your citizen number (BSN) there.',
            year: '2026',
            sources: ['dutch-municipality'],
          },
          {
            text: withRupeesFirst(
              `Private student insurance until you work, then basic insurance at ${euroRange(repeatedFigures.insurance.netherlands)} a month.`,
            ),
            year: '2026',
            sources: ['cak-2026'],
          },
          {
            text: 'Work: 16 hours a week, or full time in June, July and August, and only with the employer’s permit.',
            year: '2026',
            sources: ['ind-study', 'twente-working'],
          },
        ],
      },
      luxembourg: {
        points: [
          {
            text: 'Town hall within 3 working days, medical check, then ask for the permit within 3 months.',
            year: '2026',
            sources: ['guichet-immigration'],
          },
          {
            text: 'Public health insurance (CNS) through your enrolment, if you have no other.',
            year: '2025',
            sources: ['uni-lu-insurance'],
          },
          {
            text: 'Work: 15 hours a week on average in term.',
            year: '2026',
            sources: ['guichet-immigration'],
          },
        ],
      },
      germany: {
        points: [
          {
            text: 'Town hall (Anmeldung) within 14 days of moving in, with the landlord’s form. Then the foreigners’ office for your permit.',
            year: '2026',
            sources: ['germany-registration-act'],
          },
          {
            text: withRupeesFirst(
              `Public student insurance: ${euroRange(repeatedFigures.insurance.germany)} a month with TK.`,
            ),
            year: '2026',
            sources: ['tk-2026'],
          },
          {
            text: 'Work: 140 full or 280 half days a year.',
            year: '2026',
            sources: ['germany-residence-act'],
          },
        ],
      },
    },
  },
  limits: {
    heading: 'What we do not do',
    answer: 'Write for you, speak for you, or promise results',
    points: [
      { text: 'We do not write assignments or theses.' },
      { text: 'We do not speak for you at an office without you. We prepare you for it.' },
      { text: 'We are not doctors or lawyers. We tell you when you need one, and where to look.' },
      { text: 'We cannot promise results, a room or a student job.' },
    ],
  },
}

type Challenge = { title: string; problem: string; solution: Sourced }
type Stage = { when: string; title: string; text: string; ours: true }

export type DuringStudies = {
  /** The service's name in links to the contact page. */
  service: BookableService
  hero: { lead: string; action: Link }
  services: { heading: string; answer: string; intro: string; cards: readonly TopicCard[] }
  challenges: { heading: string; answer: string; intro: string; list: readonly Challenge[] }
  timeline: { heading: string; intro: string; stages: readonly Stage[] }
  firstWeeks: {
    heading: string
    answer: string
    intro: string
    countries: Record<CountrySlug, { points: readonly Sourced[] }>
  }
  limits: Section & { answer: string }
}
