import { mailLink, telLink } from '../../src/lib/links'
import { brand } from '../content'
import type { Expected } from './expected'

const page = '/contact'
const within = 'main'

export const contact: Expected[] = [
  { page, role: 'textbox', name: /Your name/ },
  { page, role: 'textbox', name: /Email/ },
  { page, role: 'textbox', name: /Your message/ },
  { page, role: 'button', name: 'Send message' },
  { page, name: 'Antwerp, Belgium', within },
  { page, role: 'link', name: brand.email, href: mailLink(brand.email), within },
  { page, role: 'link', name: brand.phone, href: telLink(brand.phone), within },
  { page, name: /Monday to Friday 9:00 to 17:00 Central European Time/, within },
  { page, name: 'Closed at the weekend and on Belgian public holidays.', within },
  // Early on New Year’s Day, a Friday on which nobody works: the moment that e2e/pages.spec.ts sets.
  { page, name: 'We open on Monday at 13:30 your time.', within },
  { page, name: 'How fast do you answer?' },
  { page, name: 'What does the first call cost?' },
  { page, name: 'What should I tell you?' },
  { page, name: 'Who will advise me?' },
]
