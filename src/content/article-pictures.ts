import { antwerp, frenchTaught } from '@/content/countries/figures'
import { exchangeNote, inRupees } from '@/content/exchange-rate'
import { formatEuros } from '@/lib/euros'

const tuition = 18_000
const share = 0.15

/** Texts and numbers of the pictures in articles. Each repeats figures of its article. */
export const articlePictures = {
  commission: {
    title: 'Who pays whom when a university pays a commission',
    description:
      'The student pays tuition to the university. The university pays a share of it to the agent. The agent advises the student, often for nothing.',
    student: 'You',
    university: 'University',
    agent: 'Agent',
    tuition: ['tuition', inRupees(tuition), formatEuros(tuition)],
    commission: [`${share * 100}% commission`, inRupees(tuition * share), formatEuros(tuition * share)],
    advice: ['advice,', '“free for you”'],
    note: 'The worked example below, not a real offer.',
  },
  costs: {
    title: 'One year in Belgium, added up',
    description: 'Tuition is one third of the sum; living is more than half of it.',
    tuition: 'Tuition',
    living: 'Living',
    hidden: 'Left out by brochures',
    all: 'In all',
    head: ['What', 'Rupees', 'Euros'],
    note: exchangeNote,
  },
  decision: {
    title: 'Do you need a consultant, and which?',
    description:
      'If you know your programme, meet its requirements and have a few months, apply yourself. Otherwise ask three advisers who pays them and what they put on paper; leave at the first red flag; compare and decide.',
    questions: ['Do you know your programme?', 'Do you fit its entry rules?', 'Have you a few months?'],
    yes: 'yes',
    no: 'one no',
    applyAlone: ['Apply yourself:', 'it costs nothing'],
    askThree: ['Ask three:', 'who pays you?', 'is it on paper?'],
    leave: ['A red flag?', 'Leave'],
    decide: ['Compare,', 'then decide'],
  },
  systems: {
    title: 'Two university systems in one country',
    description:
      'Dutch-language universities set their own fees and teach many master’s programmes in English. French-language universities have one fee and teach mostly in French.',
    dutch: {
      name: 'Dutch-language',
      facts: ['Flanders, Brussels', 'Bachelor’s: Dutch', 'Master’s: often English', 'Each sets its own fee'],
      fee: antwerp.from,
      feeNote: ['Antwerp, a master’s,', '2026-27'],
      universities: ['KU Leuven', 'Ghent', 'Antwerp', 'VUB', 'Hasselt'],
    },
    french: {
      name: 'French-language',
      facts: ['Wallonia, Brussels', 'Bachelor’s: French', 'Master’s: some English', 'One fee, exceptions'],
      fee: frenchTaught.from,
      feeNote: ['most from outside', 'the EU, 2025-26'],
      universities: ['UCLouvain', 'ULB', 'Liège', 'Namur', 'Mons'],
    },
  },
}

export type ArticlePictureName = keyof typeof articlePictures
