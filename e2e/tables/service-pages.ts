import { prices, rupees } from '../content'
import { type Expected, shows } from './expected'

const { heading, link } = shows

const admission = (page: string): Expected[] => [
  heading(page, 'Admission guidance & strategy'),
  heading(page, 'What we do'),
  heading(page, 'How it works, in four steps'),
  heading(page, 'What you get'),
  ...['Belgium', 'Netherlands', 'Luxembourg', 'Germany'].map((country) => heading(page, country)),
  link(page, 'Ask about admission guidance', '/contact?service=admission-guidance'),
  link(page, 'Book 30 minutes', '/contact?service=admission-guidance&duration=30min'),
  link(
    page,
    `Book the package, ${rupees(prices.packages.admissionGuidance)}`,
    '/contact?service=admission-guidance&type=package',
  ),
]

const during = '/services/during-studies'
const after = '/services/post-study'

export const servicePages: Expected[] = [
  ...admission('/services/admission-guidance'),
  ...admission('/services/admission-guidance-strategy'),
  heading(during, 'How we support you'),
  heading(during, 'Common problems, and what helps'),
  heading(during, 'A semester, week by week'),
  link(during, 'Ask about study support', '/contact?service=during-studies'),
  link(during, 'Book 30 minutes', '/contact?service=during-studies&duration=30min'),
  link(
    during,
    `Book the package, ${rupees(prices.packages.duringStudies)}/semester`,
    '/contact?service=during-studies&type=package',
  ),
  heading(after, 'What we work on with you'),
  heading(after, 'Stay in Europe'),
  heading(after, 'Return to India'),
  heading(after, 'Go global'),
  heading(after, 'Why work with us'),
  heading(after, 'How it works, in four steps'),
  link(after, 'See companies in Belgium and beyond', '/companies'),
]
