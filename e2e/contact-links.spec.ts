import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { embeddedSite } from '../scripts/shared/built-site.mjs'
import { expect, once, pages, test } from './fixtures'

/** How the message begins for each link to the contact page; what a link does not ask about begins nothing. */
const openings: Record<string, string> = {
  '/contact': '',
  '/contact?offer=free-consultation': 'I would like to book a free 15-minute consultation.',
  '/contact?session=15minutes': 'I would like to book a 15-minute consultation session.',
  '/contact?session=30minutes': 'I would like to book a 30-minute consultation session.',
  '/contact?session=60minutes': 'I would like to book a 60-minute consultation session.',
  '/contact?package=bundle':
    'I would like to know which bundle fits me: Starter Pack, Growth Pack or Complete Journey.',
  '/contact?service=custom': 'I would like a custom service package.',
  '/contact?service=database': 'I have a question about the Belgium companies database.',
  '/contact?service=admission-guidance': 'I would like to know more about Admission Guidance.',
  '/contact?service=admission-guidance&duration=15min':
    'I would like to book a 15-minute Admission Guidance session.',
  '/contact?service=admission-guidance&duration=30min':
    'I would like to book a 30-minute Admission Guidance session.',
  '/contact?service=admission-guidance&duration=60min':
    'I would like to book a 60-minute Admission Guidance session.',
  '/contact?service=admission-guidance&type=package': 'I would like to book the Admission Guidance package.',
  '/contact?service=during-studies': 'I would like to know more about During Studies.',
  '/contact?service=during-studies&duration=15min':
    'I would like to book a 15-minute During Studies session.',
  '/contact?service=during-studies&duration=30min':
    'I would like to book a 30-minute During Studies session.',
  '/contact?service=during-studies&duration=60min':
    'I would like to book a 60-minute During Studies session.',
  '/contact?service=during-studies&type=package': 'I would like to book the During Studies package.',
  '/contact?consultation=career': 'I would like to book a career consultation.',
  '/contact?consultation=career-consultation': 'I would like to book a Career Consultation.',
  '/contact?consultation=industry-professional-connect':
    'I would like to book an Industry Professional Connect.',
  '/contact?subject=country-updates':
    'Please tell me when the database of another country is ready. I am interested in:',
}

/** Links of pages that nobody has written, or somebody by hand. */
const strange = [
  '/contact?session=5minutes',
  '/contact?service=__proto__&duration=constructor',
  '/contact?package=%3Cscript%3Ealert(1)%3C/script%3E',
  '/contact?offer=free-consultation%00&subject=%E0%A4%A',
]

test(
  'each link to the contact page begins the message with what it is about',
  once,
  async ({ page, open }) => {
    const linked = new Set(
      pages.flatMap(({ name }) =>
        [...readFileSync(join(embeddedSite, name), 'utf8').matchAll(/href="(\/contact(?:\?[^"]*)?)"/g)].map(
          ([, href = '']) => href.replaceAll('&amp;', '&'),
        ),
      ),
    )
    for (const href of linked) expect.soft(Object.keys(openings), 'links of the site').toContain(href)
    await open('/contact')
    await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
    for (const href of [...Object.keys(openings), ...strange]) {
      // As a link of the site does: the page stays, its address changes.
      await page.evaluate((path) => {
        history.pushState(null, '', path)
        dispatchEvent(new PopStateEvent('popstate'))
      }, href)
      await expect.soft(page.getByLabel('Your message'), href).toHaveValue(openings[href] ?? '')
    }
  },
)
