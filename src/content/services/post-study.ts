import { belgiumConsultations } from '@/content/belgium-consultations'
import { contactPath } from '@/content/contact-links'
import { permitRoutes } from '@/content/countries/permit-routes'
import { repeatedFigures } from '@/content/countries/repeated-figures'
import { countryCount, destinations } from '@/content/destinations'
import { withRupeesFirst } from '@/content/exchange-rate'
import type { Figure, Sourced } from '@/content/sources'
import type { IconKey, Link, Section, Step, TopicCard } from '@/content/types'
import { formatEuros } from '@/lib/euros'
import { formatRupees } from '@/lib/money'
import { paths } from '@/lib/paths'
import { yearlyPay } from '@/lib/pay'

const [career] = belgiumConsultations.cards

export const postStudy: PostStudy = {
  hero: {
    lead: 'A European degree opens a door for a limited time. We coach you for it: permit, CV, interviews and salary.',
    action: {
      label: `Book a ${career.title}, ${formatRupees(career.price)}`,
      to: contactPath({ consultation: career.id }),
      ours: true,
    },
  },
  coachingOnly:
    'We coach and train. We do not place people in jobs, we do not send your CV to employers, and we take no fee for a job.',
  companies: { label: 'See companies in Belgium', to: paths.companies },
  services: {
    heading: 'What we work on with you',
    answer: 'Job search, CV, LinkedIn, interviews, permits and salary',
    intro: 'Every part is coaching: you apply, you speak, you decide.',
    cards: [
      {
        icon: 'compass',
        title: 'Job search strategy',
        text: 'Which jobs your degree opens, in which cities, with which language level.',
      },
      {
        icon: 'file-text',
        title: 'CV review',
        text: 'One or two clear pages, with your grades explained.',
      },
      {
        icon: 'user-round',
        title: 'LinkedIn review',
        text: 'A headline with role and city, a line about your right to work, and projects with results that can be checked.',
      },
      {
        icon: 'message-circle',
        title: 'Interview practice',
        text: 'Practice with feedback: short true stories from your work, technical questions, an honest language level.',
      },
      {
        icon: 'id-card',
        title: 'Permit routes explained',
        text: 'Search year, single permit, EU Blue Card: who applies, what the salary must be, and when to begin.',
      },
      {
        icon: 'search',
        title: 'Finding employers that can sponsor',
        text: 'How to use the Dutch public register, and what the job agency (ADEM) does in Luxembourg. Always ask the employer itself.',
      },
      {
        icon: 'banknote',
        title: 'Salary talks',
        text: 'What the job pays, what the permit needs, and what is left after tax.',
      },
    ],
  },
  pathways: {
    heading: 'Three good ways to go on',
    answer: 'Stay in Europe, return to India or go global',
    intro: 'Your field, your languages and your family decide.',
    list: [
      {
        icon: 'landmark',
        title: 'Stay in Europe',
        lead: 'You use the search permit of your country, then an employer sponsors you.',
        points: [
          {
            text: 'Belgium: a search year of 12 months. Apply at least 15 days before your residence card ends.',
            year: '2026',
            sources: ['dofi-search-year'],
          },
          {
            text: 'Netherlands: an orientation year of 12 months, within 3 years of your degree.',
            year: '2026',
            sources: ['ind-orientation-year', 'hague-orientation-year'],
          },
          {
            text: 'Luxembourg: up to 12 months after a master’s or PhD (older sources say 9). Apply at least 30 days before your card ends.',
            year: '2026',
            sources: ['guichet-after-studies', 'luxrelo-2018'],
          },
          {
            text: 'Germany: up to 18 months from your final result.',
            year: '2026',
            sources: ['germany-residence-act', 'augsburg-job-search'],
          },
          {
            text: 'A first job often takes months and many applications. Start before you graduate.',
          },
        ],
      },
      {
        icon: 'plane-landing',
        title: 'Return to India',
        lead: 'A normal and often a strong choice.',
        points: [
          {
            text: 'Ask whether the Association of Indian Universities (AIU) must confirm your degree. Get an apostille, a stamp that proves it is real, before you leave.',
          },
          { text: 'Plan the change of your bank accounts and your tax residence.' },
          {
            text: 'Show Indian employers what you did: projects, tools, teams from many countries, languages.',
          },
          { text: 'Keep your contacts. Many European firms have offices in India.' },
        ],
      },
      {
        icon: 'globe',
        title: 'Go global',
        lead: 'A third country, a PhD, or a role that moves within a firm.',
        points: [
          {
            text: 'The Dutch orientation year is also open to graduates of universities in the top 200 lists.',
            year: '2026',
            sources: ['ind-orientation-year', 'hague-orientation-year'],
          },
          {
            text: withRupeesFirst(
              `Germany’s Opportunity Card is for people with a degree from abroad: at least 6 points and ${formatEuros(repeatedFigures.opportunityCard)} a month.`,
            ),
            year: '2026',
            sources: ['make-it-opportunity-card'],
          },
          {
            text: `A PhD is often a paid job in our ${countryCount} countries.`,
          },
        ],
      },
    ],
  },
  thresholds: {
    heading: 'What a permit asks you to earn',
    intro:
      'The lowest pay that is named for a work permit, before tax. In Germany one permit has no general minimum.',
    rows: destinations.flatMap(({ slug, name }) => {
      const lowest = permitRoutes[slug].permits.find(({ pay }) => pay)
      if (!lowest?.pay) return []
      const { name: permit, pay, year, source, note } = lowest
      return {
        label: name,
        value: `${formatEuros(yearlyPay(pay))} a year`,
        note: [`${permit}.`, note].filter(Boolean).join(' '),
        year,
        source,
      }
    }),
    all: 'Each permit has its own conditions. All of them, country by country:',
    links: destinations.map(({ slug, nameInText }) => ({
      label: `Permits in ${nameInText}`,
      to: `${paths.destination(slug)}#after`,
    })),
  },
  advantages: {
    heading: 'Why work with us',
    answer: `Student-funded, living here, ${countryCount} countries, figures with a source`,
    cards: [
      {
        icon: 'handshake',
        title: 'Student-funded',
        text: 'You pay for the coaching, so we can tell you when a job is not a good idea.',
      },
      {
        icon: 'map-pin',
        title: 'We live here',
        text: 'Our consultants live in Europe and know the offices from daily life.',
      },
      {
        icon: 'scale',
        title: `Our ${countryCount} countries, one view`,
        text: 'A salary too low for a permit in one country may be enough in the next.',
      },
      {
        icon: 'shield-check',
        title: 'Figures with a source',
        text: 'We show you where each figure comes from.',
      },
    ],
  },
  process: {
    heading: 'How it works, in four steps',
    answer: 'Take stock, choose a direction, prepare, apply and adjust',
    steps: [
      {
        title: 'Take stock',
        text: 'Degree, experience, languages, and the last day of your permit.',
      },
      {
        title: 'Choose a direction',
        text: 'Stay, return or go further: we set them side by side, with permits and salaries.',
      },
      {
        title: 'Prepare',
        text: 'CV, LinkedIn and interviews, on your own drafts and with real vacancies.',
      },
      {
        title: 'Apply and adjust',
        text: 'You apply. We look at the answers together and change what does not work.',
      },
    ],
  },
  limits: {
    heading: 'What nobody can promise',
    answer: 'A job, a sponsor or a permit',
    points: [
      { text: 'A job, a sponsor or a permit. Employers and authorities decide.' },
      {
        text: 'A company on a list is not yet an offer. Some graduate programmes do not sponsor, so ask early.',
      },
      { text: 'Never pay anyone for a job offer or for a permit application made in your name.' },
    ],
  },
}

type Pathway = {
  icon: IconKey
  title: string
  lead: string
  points: readonly Sourced[]
}

export type PostStudy = {
  hero: { lead: string; action: Link & { ours: true } }
  /** A sentence near the services: we sell coaching, not jobs. */
  coachingOnly: string
  companies: Link
  services: { heading: string; answer: string; intro: string; cards: readonly TopicCard[] }
  pathways: { heading: string; answer: string; intro: string; list: readonly Pathway[] }
  thresholds: {
    heading: string
    intro: string
    /** The permit with the lowest pay of each country. */
    rows: readonly Figure[]
    all: string
    links: readonly Link[]
  }
  advantages: { heading: string; answer: string; cards: readonly TopicCard[] }
  process: { heading: string; answer: string; steps: readonly Step[] }
  limits: Section & { answer: string }
}
