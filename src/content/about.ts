import { contactPath } from '@/content/contact-links'
import type { Card, DestinationSlug, Link } from '@/content/destinations/types'
import type { Sourced } from '@/content/sources'
import { paths } from '@/lib/paths'

export type About = {
  hero: { heading: string; lead: string }
  story: { heading: string; note: string; paragraphs: readonly string[] }
  mission: { heading: string; text: string }
  vision: { heading: string; text: string }
  funding: { heading: string; points: readonly string[] }
  values: {
    heading: string
    cards: readonly (Card & { /** What a visitor can check on this site. */ proof: string; link: Link })[]
  }
  countries: {
    heading: string
    intro: string
    cards: readonly (Sourced & { slug: DestinationSlug; title: string; link: Link })[]
    together: string
  }
  limits: { heading: string; points: readonly string[] }
  callToAction: { heading: string; text: string; actions: readonly Link[] }
}

export const about: About = {
  hero: {
    heading: 'About us',
    lead: 'We help students and professionals from India to study and work in four European countries. The student pays for the advice, so the advice is on the student’s side.',
  },
  story: {
    heading: 'A story many Indian graduates in Europe will recognise',
    note: 'This is not the life of one person. It is put together from what happens to many.',
    paragraphs: [
      'A student in India wants a master’s degree abroad. The family goes to an agent. The agent is friendly, the advice is free, and there is one university he recommends again and again. It is private and expensive. Nobody mentions the public universities next door, some of them without tuition.',
      'The student only learns later why. The university paid the agent a commission. A public university would have paid nothing.',
      'Then comes the arrival. Registration at the town hall. A health fund. A bank that wants a number, and an office that wants a bank. A guarantor or a blocked account. No brochure spoke about any of it.',
      'Step by step, it works out. The degree is finished, the first job found. And the messages begin: from a cousin, from a friend of a friend, from juniors at the old college. Which country? How much money must I show? Is this university real? They are always the same questions.',
      'StudyBridge stands on one lesson from this story: honest information at the start costs less than a wrong degree.',
    ],
  },
  mission: {
    heading: 'Our mission',
    text: 'To help students and professionals from India to choose, reach and finish their studies, and to start a career, in Belgium, the Netherlands, Luxembourg or Germany, with advice that is student-funded.',
  },
  vision: {
    heading: 'Our vision',
    text: 'Study-abroad advice in which every family can see, before it signs anything, who pays the adviser, what each option costs, and what the rules really say.',
  },
  funding: {
    heading: 'Who pays us',
    points: [
      'Our consultants live in Europe and work without commission.',
      'Students pay for the sessions, bundles and services they choose. The prices are on this site, in rupees.',
      'Our guidance is unbiased and student-funded.',
    ],
  },
  values: {
    heading: 'What we stand for',
    cards: [
      {
        icon: 'target',
        title: 'Mission-Driven',
        text: 'We want you in a programme that fits. If a plan is not good for you, we say so, even when it means that you buy nothing.',
        proof: 'Our article on choosing a consultant lists the questions to ask anyone, us included.',
        link: { label: 'How to choose a consultant', to: paths.blogArticle('choose-right-consultant') },
      },
      {
        icon: 'user-round',
        title: 'Student-Centric',
        text: 'We start from your grades, your budget and your goals, not from a list of partners. You know the price before you book.',
        proof:
          'Three bundles with their contents and instalments, and single services if you need only one thing.',
        link: { label: 'See the prices', to: paths.pricing },
      },
      {
        icon: 'globe',
        title: 'Global Perspective',
        text: 'We set four countries side by side for the same profile. What is closed in one may be open in its neighbour.',
        proof: 'Each country page has a section on the drawbacks, not only on the benefits.',
        link: { label: 'Begin with Belgium', to: paths.destination('belgium') },
      },
      {
        icon: 'badge-check',
        title: 'Excellence',
        text: 'A figure without a year is a rumour. We print the year and the source, and we correct what has changed.',
        proof:
          'Our country pages and answers show when they were last checked, with links to the official pages.',
        link: { label: 'Read the questions and answers', to: paths.faq },
      },
    ],
  },
  countries: {
    heading: 'Why these four countries',
    intro: 'We keep to countries that we can follow closely. Each has a strong point and a price.',
    cards: [
      {
        slug: 'belgium',
        title: 'Belgium',
        text: 'Our base, in Antwerp. Master’s programmes in English, moderate fees, and a search year of 12 months after the degree. The rules for students became stricter in 2026, and they need explaining.',
        year: '2026',
        sources: ['dofi-search-year', 'belga-2026-06'],
        link: { label: 'Study in Belgium', to: paths.destination('belgium') },
      },
      {
        slug: 'netherlands',
        title: 'The Netherlands',
        text: 'A wide choice in English, a public list of employers that can sponsor, and an orientation year. Tuition is high, and rooms are hard to find.',
        link: { label: 'Study in the Netherlands', to: paths.destination('netherlands') },
      },
      {
        slug: 'luxembourg',
        title: 'Luxembourg',
        text: 'Low public tuition and well-paid work in finance, law and technology. The choice of programmes is small, and living is expensive.',
        link: { label: 'Study in Luxembourg', to: paths.destination('luxembourg') },
      },
      {
        slug: 'germany',
        title: 'Germany',
        text: 'Public study without tuition in most states, and up to 18 months to look for work. APS, blocked account and visa appointment need months of planning.',
        year: '2026',
        sources: ['germany-residence-act'],
        link: { label: 'Study in Germany', to: paths.destination('germany') },
      },
    ],
    together:
      'They are neighbours: Belgium has a border with each of the other three. All four use the euro and belong to the Schengen area. If one country rejects you or costs too much, much of the same file can be used next door.',
  },
  limits: {
    heading: 'What we are not',
    points: [
      'We are advisers, not a government office and not a law firm.',
      'Universities decide on admission. Authorities decide on visas and permits. We cannot guarantee either.',
      'We coach people for the job market. We do not place them in jobs.',
    ],
  },
  callToAction: {
    heading: 'Talk to us first',
    text: 'The first call is free and needs no credit card. If we are not the right people for you, we will tell you.',
    actions: [
      { label: 'Book a free consultation', to: contactPath({ offer: 'free-consultation' }) },
      { label: 'Meet our consultants', to: paths.consultants },
    ],
  },
}
