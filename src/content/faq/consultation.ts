import { countriesInText } from '@/content/destinations'
import { bookCall } from '@/content/faq/links'
import type { FaqGroup } from '@/content/faq/types'
import { owner } from '@/content/legal/owner'
import { hoursInAntwerp } from '@/content/opening-hours'
import { paths } from '@/lib/paths'

export const consultation: FaqGroup = {
  id: 'consultation',
  title: 'General and consultation',
  questions: [
    {
      id: 'free-consultation',
      question: 'What is the free call?',
      answer: [
        {
          text: 'A free call of 15 minutes with a consultant, no card needed. You tell us your goals; we answer your first questions.',
          ours: true,
        },
      ],
      link: bookCall,
    },
    {
      id: 'countries',
      question: 'Which countries do you cover?',
      answer: [{ text: `${countriesInText}, for study and for work.` }],
    },
    {
      id: 'reply-time',
      question: 'How fast do you reply?',
      answer: [
        {
          text: `If you leave your number for a free call: within 2 hours on WhatsApp during business hours, Monday to Friday, ${hoursInAntwerp}. In India that is about 1:30 pm to 9:30 pm, in summer an hour earlier.`,
          ours: true,
        },
        {
          text: 'Messages, and calls booked for a day: within 24 hours. Where these end on a weekend or a Belgian public holiday, by the same hour of the next working day, within our hours.',
          ours: true,
        },
      ],
    },
    {
      id: 'where-based',
      question: 'Where are you based?',
      answer: [{ text: 'In Antwerp, Belgium. Our consultants live in Europe.' }],
    },
    {
      id: 'not-authority',
      question: 'Are you a government office or a law firm?',
      answer: [
        {
          text: 'No. Universities decide on admission, authorities on visas and permits. For a legal case you need a lawyer.',
        },
      ],
    },
    {
      id: 'scam',
      question: 'Is this a scam? How can I check you?',
      answer: [
        {
          text: whoWeAre(),
          ours: true,
        },
        {
          text: 'We sell advice, at the prices on this site. Tuition goes directly to the university.',
        },
        {
          text: 'Nobody can sell you a visa or a work permit. The visa centre VFS asks nothing for booking an appointment (some governments ask for its fee in advance), and has no say in the decision.',
          year: '2024',
          sources: ['gulf-news-2024-06'],
        },
        {
          text: 'Forged papers bar you from APS for good.',
          year: 'undated',
          sources: ['aps-faqs'],
        },
        {
          text: 'India’s eMigrate register, which names over 3,000 unregistered recruiters, is for work abroad, not for study advice.',
          year: '2024',
          sources: ['timeline-daily-2024-12'],
        },
        {
          text: 'To check us, or any consultant: ask for a written scope and price, receipts, your own log-ins, and who pays the adviser. For Germany also ask daad.in.',
        },
      ],
      link: { label: 'Who we are', to: `${paths.terms}#who-we-are` },
    },
    {
      id: 'commission',
      question: 'Do you take commission from universities?',
      answer: [
        {
          text: 'Our consultants work without commission, and our guidance is student-funded.',
        },
      ],
      link: { label: 'Who pays us', to: `${paths.about}#funding` },
    },
    {
      id: 'guarantee',
      question: 'Can you guarantee admission or a visa?',
      answer: [
        {
          text: 'No, also not with a bundle: nobody can guarantee admission, a visa, a scholarship or a job.',
        },
      ],
    },
    {
      id: 'ielts',
      question: 'Do I need IELTS, and which score?',
      answer: [{ text: 'Each programme decides. Examples for a master’s, IELTS or TOEFL iBT:' }],
      table: [
        {
          subject: 'Belgium',
          text: 'VUB: 6.5 or 79, or a degree taught wholly in English. Ghent, economics: GMAT 600 or GRE, too.',
          year: 'undated',
          sources: ['vub-admission', 'ugent-admission-economics'],
        },
        {
          subject: 'Netherlands',
          text: 'IHE Delft: 6.0, or none after a bachelor’s in English. University of Amsterdam: 6.5 or 92; English schooling in India does not count.',
          year: 'undated',
          sources: ['ihe-delft-english', 'uva-english'],
        },
        {
          subject: 'Luxembourg',
          text: 'A level for each programme. A degree in the language counts; a test is at most 2 years old.',
          year: '2026',
          sources: ['uni-lu-language'],
        },
        {
          subject: 'Germany',
          text: 'RWTH Aachen, robotics: 6.0 or 90, Indian schooling not counted. Göttingen: 7 or 94, or a degree in English.',
          year: 'undated',
          sources: ['rwth-language', 'goettingen-language'],
        },
        {
          subject: 'For the visa',
          text: 'German missions in India: proof of the course’s language, as a rule B2, unless the admission letter says it was tested. Others: no rule found, ask the embassy.',
          year: 'undated',
          sources: ['germany-student-visa'],
        },
      ],
    },
    {
      id: 'professionals',
      question: 'I am a professional, not a student. Can you help me?',
      answer: [
        {
          text: 'Yes: permits explained, your CV reviewed, interviews practised. We coach; we do not place people in jobs.',
        },
      ],
      link: { label: 'Career help', to: paths.postStudy },
    },
  ],
}

function whoWeAre() {
  const { legalName, legalForm, registeredAddress, enterpriseNumber } = owner
  const company = [
    [legalName, legalForm].filter(Boolean).join(' '),
    registeredAddress,
    enterpriseNumber && `enterprise number ${enterpriseNumber}`,
  ].filter(Boolean)
  return company.length > 0
    ? `We are ${company.join(', ')}. The terms say the same.`
    : 'We are in Antwerp, Belgium.'
}
