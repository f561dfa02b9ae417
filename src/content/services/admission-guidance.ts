import { type BookableService, contactPath } from '@/content/contact-links'
import { type CountrySlug, countriesInText, countryCount } from '@/content/destinations'
import { withRupeesFirst } from '@/content/exchange-rate'
import type { Sourced } from '@/content/sources'
import type { Link, Section, Step, TopicCard } from '@/content/types'
import { paths } from '@/lib/paths'

export const admissionGuidance: AdmissionGuidance = {
  service: 'admission-guidance',
  hero: {
    lead: 'From “where could I study?” to a complete application, sent on time. You write and decide; we plan, check and explain.',
    action: {
      label: 'Ask about admission guidance',
      to: contactPath({ service: 'admission-guidance' }),
    },
  },
  services: {
    heading: 'What we do',
    answer: 'Profile, shortlist, deadlines, documents, applications and offers',
    intro: 'One task after the other. You can also book single parts.',
    cards: [
      {
        icon: 'search',
        title: 'Profile review',
        text: 'We look at your degree, grades, backlogs, gaps, work, languages and budget. You hear what is strong and what a university will ask about.',
      },
      {
        icon: 'scale',
        title: `Our ${countryCount} countries compared`,
        text: `The same profile in ${countriesInText}: tuition, money to show, work rules, language and what comes after.`,
      },
      {
        icon: 'list-checks',
        title: 'A shortlist that fits',
        text: 'You get 5 to 8 programmes, sorted into ambitious, realistic and safe. Each comes with its entry rules and a link to the page that states them.',
        ours: true,
      },
      {
        icon: 'calendar',
        title: 'One calendar for all deadlines',
        text: 'University, scholarship, visa, and for Germany APS, the check of Indian degrees: every date in one plan.',
      },
      {
        icon: 'file-text',
        title: 'Documents and feedback',
        text: 'We show you what a good statement, CV and request for a letter look like. Then we comment on your own drafts. We do not write them for you.',
      },
      {
        icon: 'file-check',
        title: 'Portals and applications',
        text: 'We go through the forms with you, from the universities’ own portals to Studielink in the Netherlands and uni-assist in Germany.',
      },
      {
        icon: 'wallet',
        title: 'Offers compared',
        text: 'When the answers come, we set cost, conditions, refund rules, housing and visa time side by side.',
      },
      {
        icon: 'star',
        title: 'Scholarships worth your time',
        text: 'We check which ones you may apply for, and when. Many close before the admission deadline.',
      },
    ],
  },
  process: {
    heading: 'How it works, in four steps',
    answer: 'Understand, choose, prepare, apply and decide',
    steps: [
      {
        title: 'Understand',
        text: 'In the first session we go through your profile and your goals. You know which questions are open and which documents to collect.',
      },
      {
        title: 'Choose',
        text: 'We compare countries and programmes with you and agree on the shortlist. You see the full budget before you pay an application fee.',
      },
      {
        title: 'Prepare',
        text: 'You write and collect. We give feedback in rounds, check each file against the programme’s own list and watch the dates.',
      },
      {
        title: 'Apply and decide',
        text: 'You send the applications from your own account. We compare the offers with you and plan the visa. From shortlist to answer usually takes 3-6 months.',
        ours: true,
      },
    ],
  },
  whatYouGet: {
    heading: 'What you get',
    answer: 'A profile review, a shortlist and a calendar, among others',
    points: [
      { text: 'A profile review with strong and weak points' },
      { text: 'A shortlist with entry rules, full cost and sources' },
      { text: 'A calendar of all deadlines' },
      { text: 'A document checklist for each application' },
      { text: 'Comments on your statement, CV and requests for recommendation letters' },
      { text: 'A comparison of your offers and a plan for the visa' },
      { text: 'Your own log-ins and documents, always in your hands' },
    ],
  },
  targets: {
    heading: 'Universities we look at with you',
    answer: `Examples in all ${countryCount} countries`,
    intro: 'Examples, not a ranking. Your shortlist depends on your degree and your grades.',
    countries: {
      belgium: {
        universities: [
          'KU Leuven',
          'Ghent University',
          'University of Antwerp',
          'VUB',
          'Hasselt University',
          'UCLouvain',
          'ULB',
          'University of Liège',
        ],
        points: [
          {
            text: 'Flemish universities first check whether your degree is recognised at the right level, then whether it matches the programme.',
          },
          {
            text: withRupeesFirst(
              'They raised their fees for students from outside the EU: a master’s in Antwerp went from €5,800 to €7,800 a year.',
            ),
            year: '2026-27',
            sources: ['belga-tuition-2026-06'],
          },
        ],
        link: { label: 'Study in Belgium', to: paths.destination('belgium') },
      },
      netherlands: {
        universities: [
          'TU Delft',
          'University of Amsterdam',
          'Eindhoven University of Technology',
          'Utrecht University',
          'Erasmus University Rotterdam',
          'Wageningen University & Research',
          'University of Groningen',
          'University of Twente',
        ],
        points: [
          {
            text: 'Dutch universities look at the level of your earlier degree and often at your average. Some programmes have a fixed number of places.',
          },
        ],
        link: { label: 'Study in the Netherlands', to: paths.destination('netherlands') },
      },
      luxembourg: {
        universities: [
          'University of Luxembourg',
          'LUNEX',
          'Luxembourg School of Business',
          'Sacred Heart University Luxembourg',
        ],
        points: [
          {
            text: 'The University of Luxembourg ranks applicants and asks for proof of every teaching language.',
          },
        ],
        link: { label: 'Study in Luxembourg', to: paths.destination('luxembourg') },
      },
      germany: {
        universities: [
          'TU Munich',
          'RWTH Aachen',
          'Heidelberg University',
          'LMU Munich',
          'TU Berlin',
          'KIT Karlsruhe',
          'University of Stuttgart',
          'TU Dresden',
        ],
        points: [
          {
            text: 'German universities check your degree in a database called anabin and by APS. They ask how close it is to the new one.',
          },
        ],
        link: { label: 'Study in Germany', to: paths.destination('germany') },
      },
    },
  },
  yourPart: {
    heading: 'Your part',
    answer: 'Tests, documents, your own texts, and the fees',
    points: [
      { text: 'Take the language tests and collect your original documents.' },
      { text: 'Write your own statement and CV.' },
      { text: 'Pay university and visa fees yourself, in your own name.' },
      { text: 'Tell us the full story, with backlogs and gaps. We can plan for what we know.' },
    ],
  },
  limits: {
    heading: 'What nobody can promise',
    answer: 'Admission, a visa, a scholarship or a job',
    points: [
      { text: 'Admission, a visa, a scholarship or a job. Universities and authorities decide.' },
      {
        text: 'Universities look at academic fit first, then at the language, then at motivation and experience. No adviser can change that.',
      },
    ],
  },
}

type TargetCountry = {
  universities: readonly string[]
  /** How these universities judge an application. */
  points: readonly Sourced[]
  link: Link
}

export type AdmissionGuidance = {
  /** The service's name in links to the contact page. */
  service: BookableService
  hero: { lead: string; action: Link }
  services: { heading: string; answer: string; intro: string; cards: readonly TopicCard[] }
  process: { heading: string; answer: string; steps: readonly Step[] }
  whatYouGet: Section & { answer: string }
  targets: { heading: string; answer: string; intro: string; countries: Record<CountrySlug, TargetCountry> }
  yourPart: Section & { answer: string }
  limits: Section & { answer: string }
}
