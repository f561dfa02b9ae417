import { type CountrySlug, countryCount } from '@/content/destinations'
import type { Sourced } from '@/content/sources'
import type { Closing, Link, TopicCard } from '@/content/types'
import { paths } from '@/lib/paths'

export const about: About = {
  story: {
    heading: 'A story many Indian graduates in Europe will recognise',
    note: 'What happens to many, told as one story.',
    paragraphs: [
      'A student in India wants a master’s degree abroad. The family goes to an agent. The advice is free, and one university comes up again and again. It is private and expensive. Nobody mentions the public ones, some without tuition.',
      'The student only learns later why. The university paid the agent a commission.',
      'Then comes the arrival. The town hall, a health fund, a bank that wants a number. A guarantor or a blocked account. No brochure spoke about any of it.',
      'Step by step, it works out: the degree, the first job. And the messages begin, from cousins and juniors. Which country? How much money must I show? Is this university real?',
      'Our lesson: honest information at the start costs less than a wrong degree.',
    ],
  },
  mission: {
    heading: 'Our mission',
    text: `To help students and professionals from India to study, and to start a career, in ${countryCount} European countries, with unbiased guidance.`,
  },
  vision: {
    heading: 'Our vision',
    text: 'That every family sees, before it signs anything, who pays the adviser, what each option costs, and what the rules say.',
  },
  funding: {
    heading: 'Who pays us',
    points: [
      'Students do: our guidance is student-funded.',
      'Our consultants live in Europe and work without commission.',
      'The prices are on this site, in rupees.',
    ],
  },
  values: {
    heading: 'What we stand for',
    cards: [
      {
        icon: 'target',
        title: 'Mission-Driven',
        text: 'If a plan is not good for you, we say so, even when you then buy nothing.',
        proof: 'Our article lists questions to ask anyone.',
        link: { label: 'How to choose a consultant', to: paths.blogArticle('choose-right-consultant') },
      },
      {
        icon: 'user-round',
        title: 'Student-Centric',
        text: 'We start from your grades, your budget and your goals.',
        proof: 'Three bundles, and single services.',
        link: { label: 'See the prices', to: paths.pricing },
      },
      {
        icon: 'globe',
        title: 'Global Perspective',
        text: 'What is closed in one country may be open next door.',
        proof: 'Each country page has a section on the drawbacks.',
        link: { label: 'Begin with Belgium', to: paths.destination('belgium') },
      },
      {
        icon: 'badge-check',
        title: 'Excellence',
        text: 'We name the source of official figures, and we correct what has changed.',
        proof: 'Our country pages link to the official pages.',
        link: { label: 'Read the questions and answers', to: paths.faq },
      },
    ],
  },
  countries: {
    heading: `Why these ${countryCount} countries`,
    intro: 'Each has a strong point and a price.',
    cards: {
      belgium: {
        title: 'Belgium',
        text: 'Our base, in Antwerp. Master’s programmes in English, and a search year of 12 months. Rules became stricter in 2026.',
        year: '2026',
        sources: ['dofi-search-year', 'belga-2026-06'],
        link: { label: 'Study in Belgium', to: paths.destination('belgium') },
      },
      netherlands: {
        title: 'The Netherlands',
        text: 'A wide choice in English, and a public list of employers that can sponsor. Tuition is high, and rooms are hard to find.',
        link: { label: 'Study in the Netherlands', to: paths.destination('netherlands') },
      },
      luxembourg: {
        title: 'Luxembourg',
        text: 'Low public tuition, and work in finance, law and technology. The choice is small, and rent is high.',
        link: { label: 'Study in Luxembourg', to: paths.destination('luxembourg') },
      },
      germany: {
        title: 'Germany',
        text: 'No tuition in most states, and up to 18 months to look for work. The papers take months.',
        year: '2026',
        sources: ['germany-residence-act'],
        link: { label: 'Study in Germany', to: paths.destination('germany') },
      },
    },
    together: 'They are neighbours, with one currency. Much of your file can be used in the next country.',
  },
  limits: {
    heading: 'What we are not',
    points: [
      'We are no government office and no law firm.',
      'Universities and authorities decide. We cannot guarantee an admission or a visa.',
      'We coach people. We do not place them in jobs.',
    ],
  },
  closing: {
    heading: 'Talk to us first',
    text: 'The first call is free. If we do not fit, we tell you.',
    actions: [{ label: 'Book a free call' }, { label: 'Meet our consultants', to: paths.consultants }],
  },
}

export type About = {
  story: { heading: string; note: string; paragraphs: readonly string[] }
  mission: { heading: string; text: string }
  vision: { heading: string; text: string }
  funding: { heading: string; points: readonly string[] }
  values: {
    heading: string
    cards: readonly (TopicCard & {
      /** A fact that a visitor can check on this site. */ proof: string
      link: Link
    })[]
  }
  countries: {
    heading: string
    intro: string
    cards: Record<CountrySlug, Sourced & { title: string; link: Link }>
    together: string
  }
  limits: { heading: string; points: readonly string[] }
  closing: Closing
}
