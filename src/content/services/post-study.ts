import type { Card, Link, Section, Step } from '@/content/destinations/types'
import { serviceHeroes } from '@/content/services/heroes'
import { figuresNotice, lastChecked, type Sourced } from '@/content/sources'

type Pathway = {
  id: 'europe' | 'india' | 'global'
  title: string
  lead: string
  points: readonly Sourced[]
}

export type PostStudy = {
  /** Stands in sight of the services: coaching is what we sell. */
  coachingOnly: string
  services: { heading: string; intro: string; cards: readonly Card[] }
  pathways: { heading: string; intro: string; list: readonly Pathway[] }
  thresholds: { heading: string; intro: string }
  advantages: { heading: string; cards: readonly Card[] }
  process: { heading: string; steps: readonly Step[] }
  limits: Section
  callToAction: { heading: string; text: string; action: Link }
  figuresNotice: string
  lastChecked: string
}

export const postStudy: PostStudy = {
  coachingOnly:
    'We coach and train. We do not place people in jobs, we do not send your CV to employers, and we take no fee for a job.',
  services: {
    heading: 'What we work on with you',
    intro: 'Every part is coaching: you apply, you speak, you decide.',
    cards: [
      {
        icon: 'compass',
        title: 'Job search strategy',
        text: 'Which roles your degree opens, in which cities, with which language level. A plan for each week of your search permit.',
      },
      {
        icon: 'file-text',
        title: 'CV review',
        text: 'One or two clear pages in the style of the country, with your grades explained. A photo is not needed in Belgium, the Netherlands or Luxembourg.',
      },
      {
        icon: 'user-round',
        title: 'LinkedIn review',
        text: 'A headline with role and city, a line about your right to work, and projects with results that can be checked.',
      },
      {
        icon: 'message-circle',
        title: 'Interview practice',
        text: 'Mock interviews with feedback: short true stories from your work, technical questions, and how to be honest about your language level.',
      },
      {
        icon: 'id-card',
        title: 'Permit routes explained',
        text: 'Search year, single permit, Blue Card, highly skilled migrant: who applies, what the salary must be, and when to begin.',
      },
      {
        icon: 'search',
        title: 'Finding employers that can sponsor',
        text: 'How to use the Dutch public register, how to read German and Belgian thresholds, what ADEM does in Luxembourg. Sponsorship must always be confirmed with the employer.',
      },
      {
        icon: 'banknote',
        title: 'Salary talks',
        text: 'What the role pays, what the permit needs, what is left after tax, and how holiday pay or a year-end bonus changes the offer.',
      },
    ],
  },
  pathways: {
    heading: 'Three good ways to go on',
    intro: 'None of them is a failure. The right one depends on your field, your languages and your family.',
    list: [
      {
        id: 'europe',
        title: 'Stay in Europe',
        lead: 'You use the search permit of your country, then an employer sponsors you.',
        points: [
          {
            text: 'Belgium: a search year of 12 months. Apply at least 15 days before your A card ends.',
            year: '2026',
            sources: ['dofi-search-year'],
          },
          {
            text: 'Netherlands: an orientation year of 12 months, within 3 years of your degree.',
            year: '2026',
            sources: ['ind-orientation-year', 'hague-orientation-year'],
          },
          {
            text: 'Luxembourg: up to 12 months after a master’s or PhD. Older sources say 9; check guichet.lu. Apply at least 30 days before your card ends.',
            year: '2026',
            sources: ['guichet-after-studies', 'luxrelo-2018'],
          },
          {
            text: 'Germany: up to 18 months from your final result.',
            year: '2026',
            sources: ['germany-residence-act', 'augsburg-job-search'],
          },
          {
            text: 'A first job often takes months and many applications, each written for one employer. Start before you graduate.',
          },
        ],
      },
      {
        id: 'india',
        title: 'Return to India',
        lead: 'A normal and often a strong choice. European experience is worth more when you explain it well.',
        points: [
          {
            text: 'Check whether you need an equivalence of your degree from AIU, and get an apostille before you leave.',
          },
          { text: 'Plan the change of your bank accounts and your tax residence.' },
          {
            text: 'Show Indian employers what you did: projects, tools, teams from many countries, languages.',
          },
          { text: 'Keep your contacts. Many European firms have offices in India.' },
        ],
      },
      {
        id: 'global',
        title: 'Go global',
        lead: 'A third country, a PhD, or a role that moves within a firm.',
        points: [
          {
            text: 'With a degree from one European country you may qualify for routes in another. The Dutch orientation year, for example, is also open to graduates of universities in the top 200 lists.',
            year: '2026',
            sources: ['ind-orientation-year', 'hague-orientation-year'],
          },
          {
            text: 'Germany’s Opportunity Card is for people with a degree from abroad: at least 6 points and €1,091 a month.',
            year: '2026',
            sources: ['make-it-opportunity-card'],
          },
          {
            text: 'A PhD is often a paid job in our four countries. Compare contracts, not only topics.',
          },
        ],
      },
    ],
  },
  thresholds: {
    heading: 'What a permit asks you to earn',
    intro: 'Gross amounts, all in euros a year and to one scale. Know them before you talk about salary.',
  },
  advantages: {
    heading: 'Why work with us',
    cards: [
      {
        icon: 'handshake',
        title: 'Student-funded',
        text: 'You pay for the coaching. So we can tell you when a job, or a country, is not a good idea.',
      },
      {
        icon: 'map-pin',
        title: 'We live here',
        text: 'Our consultants live in Europe and know the offices, the wording and the waiting times from daily life.',
      },
      {
        icon: 'scale',
        title: 'Four countries, one view',
        text: 'If your salary is too low for a permit in one country, it may be enough in the next. We check that with you.',
      },
      {
        icon: 'shield-check',
        title: 'Figures with a date',
        text: 'We show you the year and the official page behind every threshold.',
      },
    ],
  },
  process: {
    heading: 'How it works, in four steps',
    steps: [
      {
        title: 'Take stock',
        text: 'Degree, experience, languages, the last day of your permit. We write down the time you have.',
      },
      {
        title: 'Choose a direction',
        text: 'Stay, return or go further. We set the options side by side, with permits and salaries.',
      },
      {
        title: 'Prepare',
        text: 'CV, LinkedIn and interviews, in rounds, on your own drafts and with real vacancies.',
      },
      {
        title: 'Apply and adjust',
        text: 'You apply. Every few weeks we look at the answers together and change what does not work. When an offer comes, we read it with you.',
      },
    ],
  },
  limits: {
    heading: 'What nobody can promise',
    points: [
      { text: 'A job, a sponsor or a permit. Employers and authorities decide.' },
      {
        text: 'A company on a list is not yet an offer. Some graduate programmes do not sponsor, so ask early and politely.',
      },
      { text: 'Never pay anyone for a job offer or for a permit application made in your name.' },
    ],
  },
  callToAction: {
    heading: 'Start with the employers',
    text: 'Look at established companies in Belgium that have their own careers pages. More countries are coming.',
    action: serviceHeroes.postStudy.action,
  },
  figuresNotice,
  lastChecked,
}
