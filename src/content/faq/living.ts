import { graduatePermits } from '@/content/countries/graduate-permits'
import { repeatedFigures } from '@/content/countries/repeated-figures'
import type { CountrySlug } from '@/content/destinations'
import { withRupeesFirst } from '@/content/exchange-rate'
import { compared } from '@/content/faq/links'
import type { FaqGroup } from '@/content/faq/types'
import { euroRange, formatEuros } from '@/lib/euros'
import { paths } from '@/lib/paths'
import { yearlyPay } from '@/lib/pay'

/** The lowest yearly salary that a country's graduate permit requires. */
const payIn = (country: CountrySlug) => formatEuros(yearlyPay(graduatePermits[country].pay))

export const living: FaqGroup = {
  id: 'living-studying',
  title: 'Living and studying',
  questions: [
    {
      id: 'work-hours',
      question: 'Can I work while I study?',
      answer: [
        {
          text: 'In term 20 hours a week in Belgium, 16 in the Netherlands (or full time from June to August), 15 on average in Luxembourg. In Germany 140 full or 280 half days a year, or 20 hours a week.',
          year: '2026',
          sources: ['dofi-work', 'ind-study', 'guichet-immigration', 'germany-residence-act'],
        },
        {
          text: 'A Dutch employer needs a work permit for you. What is printed on your residence card decides.',
        },
      ],
      link: compared,
    },
    {
      id: 'health-insurance',
      question: 'Do I need health insurance?',
      answer: [
        {
          text: withRupeesFirst(
            `Yes. Belgium: about ${formatEuros(repeatedFigures.insurance.belgium)} every three months, plus a membership at most health funds.`,
          ),
          year: '2026',
          sources: ['student-insurance-2026-03'],
        },
        {
          text: withRupeesFirst(
            `Germany: ${euroRange(repeatedFigures.insurance.germany)} a month with TK, a public insurer. Netherlands: ${euroRange(repeatedFigures.insurance.netherlands)} a month once you work, private before.`,
          ),
          year: '2026',
          sources: ['tk-2026', 'cak-2026'],
        },
        {
          text: 'Luxembourg: through your enrolment.',
          year: '2025',
          sources: ['uni-lu-insurance'],
        },
      ],
    },
    {
      id: 'housing',
      question: 'How do I find a room?',
      answer: [
        {
          text: 'Start on the day you are admitted. See the room by video, never pay an anonymous account, and ask whether you can register there.',
        },
      ],
    },
    {
      id: 'arrival',
      question: 'What must I do when I arrive?',
      answer: [
        {
          text: 'Register your address: within 8 working days in Belgium, 5 days in the Netherlands, 3 working days in Luxembourg, 14 days in Germany.',
          year: '2026',
          sources: ['rrn-cards', 'dutch-municipality', 'guichet-immigration', 'germany-registration-act'],
        },
        { text: 'Then come the residence card, health insurance and a bank account.' },
      ],
      link: { label: 'Your first weeks', to: paths.duringStudies },
    },
    {
      id: 'local-language',
      question: 'Do I need the local language?',
      answer: [
        {
          text: 'English is enough for many master’s programmes. For work and daily life, Dutch, French or German helps.',
        },
      ],
    },
    {
      id: 'partner',
      question: 'Can my partner come with me, and work?',
      answer: [
        {
          text: 'Often, if you have the income and a home.',
        },
      ],
      table: [
        {
          subject: 'Belgium',
          text: withRupeesFirst(
            'After you have a card and a home that fits. Both must be 21 or older. You need €2,456.97 net a month, or €2,217.47 in transitional cases; ask whether your partner’s income counts. Work: a guide says yes.',
          ),
          year: '2026',
          sources: ['uantwerpen-family', 'altea-2025', 'dofi-family'],
        },
        {
          subject: 'Netherlands',
          text: withRupeesFirst(
            'Together with you, if both are 21 or older. The general norm is €2,337 gross a month (July to December); we found none for students, so ask ind.nl. Work: with a work permit, a guide says.',
          ),
          year: '2026',
          sources: ['ind-partner'],
        },
        {
          subject: 'Luxembourg',
          text: withRupeesFirst(
            'Hard for students: a permit of a year or more, about a minimum wage (€2,771.33 a month in June 2026), home, insurance. Work: yes, a guide says.',
          ),
          year: '2025',
          sources: ['eu-family-luxembourg', 'ccss-2026'],
        },
        {
          subject: 'Germany',
          text: 'Room, a secured income and A1 German. The permit allows work. We found no fixed sum: ask india.diplo.de.',
          year: 'undated',
          sources: ['bayreuth-family'],
        },
      ],
    },
    {
      id: 'failed-courses',
      question: 'What if I fail courses?',
      answer: [
        {
          text: 'Belgium: bachelor’s students need 60 credits within two academic years, then 40 more each year. Netherlands: at least 50% of the credits each year, or the university reports it.',
          year: '2026',
          sources: ['belga-2026-06', 'ind-study'],
        },
        {
          text: 'Germany and Luxembourg look at your progress too. After bad exams, see your study adviser.',
        },
      ],
    },
    {
      id: 'stay-after-degree',
      question: 'Can I stay after my degree?',
      answer: [
        {
          text: 'Yes, to look for work: 12 months in Belgium and the Netherlands, up to 18 in Germany. In Luxembourg up to 12, after a master’s or PhD.',
          year: '2026',
          sources: [
            'dofi-search-year',
            'ind-orientation-year',
            'germany-residence-act',
            'guichet-after-studies',
          ],
        },
      ],
      link: { label: 'After your degree', to: paths.postStudy },
    },
    {
      id: 'stay-for-good',
      question: 'Can I stay for good?',
      answer: [
        {
          text: 'Yes, after some years of work, with enough income and often the language.',
        },
      ],
      table: [
        {
          subject: 'Belgium',
          text: 'After 5 years. Student years count half, the search year in full; you cannot apply during either.',
          year: 'undated',
          sources: ['agii-long-term'],
        },
        {
          subject: 'Netherlands',
          text: 'After 5 years, with Dutch at A2 and a contract of a year at the minimum wage. Student years count half, for the EU status only.',
          year: '2026',
          sources: ['ind-permanent'],
        },
        {
          subject: 'Luxembourg',
          text: 'After 5 years. Student years count half at most.',
          year: '2003',
          sources: ['eu-long-term-residents'],
        },
        {
          subject: 'Germany',
          text: 'With a German degree, after 2 years of skilled work with pension contributions, and B1 German.',
          year: '2026',
          sources: ['germany-residence-act'],
        },
      ],
    },
    {
      id: 'salary-thresholds',
      question: 'What salary do I need for a work permit?',
      answer: [
        {
          text: withRupeesFirst(
            `For graduates, a year before tax: ${payIn('netherlands')} in the Netherlands, ${payIn('belgium')} in Flanders under 30, ${payIn('luxembourg')} in Luxembourg after a master’s there.`,
          ),
          year: '2026',
          sources: ['ind-amounts', 'kpmg-2026-01', 'ccss-2026'],
        },
        {
          text: withRupeesFirst(
            `For Germany’s EU Blue Card ${payIn('germany')}. Other permits exist below this; ask.`,
          ),
          year: '2026',
          sources: ['make-it-blue-card'],
        },
      ],
      link: { label: 'Permits and their pay', to: `${paths.postStudy}#pay` },
    },
    {
      id: 'indian-community',
      question: 'Will I find Indian food and people from home?',
      answer: [
        {
          text: 'In most university cities: Indian shops, student groups, places of worship.',
        },
      ],
    },
  ],
}
