import { owner } from '@/content/legal/owner'
import type { Link } from '@/content/types'
import { paths } from '@/lib/paths'

const { legalName, registeredAddress, enterpriseNumber, refundScope } = owner
const whoWeAre = [legalName, registeredAddress, enterpriseNumber].filter((fact) => fact?.trim()).join(', ')

const points: (Link & { text: string })[] = [
  {
    label: 'Student-funded',
    text: 'Students pay for the advice, and see its price first.',
    to: `${paths.about}#funding`,
  },
  {
    label: '7-day refund',
    text: refundScope?.trim() ? 'You can ask for it within 7 days of your first paid consultation.' : '',
    to: `${paths.terms}#refund`,
  },
  { label: 'Who we are', text: whoWeAre, to: `${paths.terms}#who-we-are` },
]

/** The answers to a parent's first questions. A line is left out if the owner has not given its fact. */
export const trust = { label: 'What you can rely on', points: points.filter(({ text }) => text) }
