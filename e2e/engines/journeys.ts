import { expect } from 'vitest'
import { localKeys } from '../../scripts/shared/local-keys.mjs'
import { brand } from '../../src/content/brand'
import { ARROW_RIGHT } from './driver'
import type { Visitor } from './visitor'

export type Journey = { name: string; go: (visitor: Visitor) => Promise<void> }

/** Rows as staff see them. `filter` is PostgREST's. */
export async function rows(
  visitor: Visitor,
  table: string,
  filter: string,
): Promise<Record<string, unknown>[]> {
  const answer = await fetch(`${visitor.proxy.address}/rest/v1/${table}?${filter}`, {
    headers: { apikey: localKeys().secret },
  })
  expect(answer.ok).toBe(true)
  return (await answer.json()) as Record<string, unknown>[]
}

export const newEmail = () => `${crypto.randomUUID()}@example.com`
const newPhone = () => `+91 ${crypto.randomUUID()}`

/** Fills in the contact form. Returns the e-mail address, which nobody else has. */
export async function writeMessage(visitor: Visitor) {
  const email = newEmail()
  await visitor.fill('Your name', 'Asha')
  await visitor.fill('Email', email)
  await visitor.fill('Your message', 'Hello')
  return email
}

/** Sends what `writeMessage` wrote, which is then stored once. */
export async function sendMessage(visitor: Visitor, email: string) {
  await visitor.click('button', 'Send message')
  await visitor.see('text', 'Message Sent!')
  expect(await rows(visitor, 'contact_submissions', `email=eq.${email}`)).toHaveLength(1)
}

const essential: Journey[] = [
  {
    name: 'from the comparison to a plan for 15 lakh, sent to the family, who find it as it was; back, forward, in Hindi',
    go: async (visitor) => {
      await visitor.open('/')
      await visitor.tap('link', 'Your plan')
      await visitor.see('heading', 'What it costs, and when to decide')
      // Now: before its part of the page is hydrated, the link leads to another document.
      await visitor.run(() => {
        const share = async ({ url }: ShareData) => void Object.assign(window, { shared: url })
        Object.defineProperty(navigator, 'share', { configurable: true, value: share })
      })
      await visitor.fill('Budget, first year', '15')
      await visitor.see('text', 'Nothing fits?')
      await visitor.click('button', 'Send to my family')
      const link = String(await visitor.until(() => 'shared' in window && window.shared))
      const read = () => visitor.run(() => document.querySelector('#plan ol')?.textContent)
      const sent = await read()
      await visitor.back()
      await visitor.until(() => location.search === '')
      await visitor.seeNot('text', 'Nothing fits?')
      await visitor.run(() => history.forward())
      await visitor.see('text', 'Nothing fits?')
      await visitor.leave()
      await visitor.open(link.slice(visitor.proxy.address.length))
      await visitor.see('text', 'Nothing fits?')
      expect(await read()).toBe(sent)
      await visitor.click('link', 'हिन्दी')
      await visitor.see('heading', 'कितना खर्च आएगा')
      expect(
        await visitor.run(() => document.querySelector('h1')?.closest('[lang]')?.getAttribute('lang')),
      ).toBe('hi')
    },
  },
  {
    name: 'a free call, tapped for while scripts are late, with a notice inside the dialog that does not close it',
    go: async (visitor) => {
      const phone = newPhone()
      const release = visitor.proxy.hold()
      await visitor.open('/', { hydrated: false })
      await visitor.tap('button', 'Get Free Consultation')
      release()
      await visitor.see('field', 'Your name')
      await visitor.click('button', 'Confirm')
      await visitor.see('text', 'Please enter your name and phone number')
      await visitor.seeNoticesApart()
      await visitor.click('button', 'Close toast')
      await visitor.seeNot('text', 'Please enter your name and phone number')
      await visitor.fill('Your name', 'Asha')
      await visitor.fill('Phone', phone)
      await visitor.click('button', 'Confirm')
      await visitor.see('text', 'Request Received!')
      expect(
        await rows(visitor, 'consultation_requests', `student_phone=eq.${encodeURIComponent(phone)}`),
      ).toHaveLength(1)
    },
  },
  {
    name: 'the student wizard, with a name left out, Back and a reload',
    go: async (visitor) => {
      const email = newEmail()
      await visitor.open('/signup?type=student')
      await visitor.fill('Email', email)
      await goOn(visitor, 2)
      await visitor.click('link', 'Add it now')
      await visitor.until(() => document.activeElement?.getAttribute('name') === 'name')
      await visitor.fill('Full name', 'Asha')
      await visitor.fill('Phone', '+91 1')
      await goOn(visitor, 2)
      await visitor.choose('Education level', "Bachelor's degree")
      await goOn(visitor, 3)
      await visitor.back()
      await visitor.see('heading', 'Step 2 of 4')
      await visitor.reload()
      await visitor.click('button', 'Previous')
      await visitor.until(() => document.querySelector<HTMLInputElement>('[name=email]')?.value.includes('@'))
      await goOn(visitor, 2, 3, 4)
      await visitor.fill('Career goals', 'Bridges')
      await visitor.click('button', 'Complete Registration')
      await visitor.see('text', 'Registration Submitted')
      await visitor.tap('button', 'What you told us')
      await visitor.see('text', "Bachelor's degree")
      expect(await rows(visitor, 'student_profiles', `email=eq.${email}`)).toMatchObject([
        { current_education: 'bachelor', career_goals: 'Bridges' },
      ])
    },
  },
  {
    name: 'a page that comes back from another site’s, restored or loaded, has its text and works',
    go: async (visitor) => {
      await visitor.open('/contact')
      const email = await writeMessage(visitor)
      await visitor.see('button', 'Start afresh')
      await visitor.run(() =>
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
      )
      await visitor.run((address) => location.assign(address), `${visitor.proxy.address}/robots.txt`)
      await visitor.until(() => location.pathname === '/robots.txt')
      await visitor.back()
      await visitor.untilHydrated()
      expect(await visitor.run(() => 'persisted' in window && window.persisted === true)).toBe(
        visitor.driver.restoresPages,
      )
      await visitor.until(() => document.querySelector('textarea')?.value === 'Hello')
      await sendMessage(visitor, email)
    },
  },
  {
    name: 'without any script, and without newer styles, the page is there to read, and says how to reach us',
    go: async (visitor) => {
      visitor.proxy.setPolicy("default-src 'self'; style-src 'unsafe-inline'; script-src 'none'")
      await visitor.open('/contact', { hydrated: false })
      // With scripts off it stands there at once; without them it comes after some seconds.
      await visitor.run(() => {
        for (const animation of document.getAnimations()) animation.finish()
      })
      const read = async () => {
        await visitor.see('heading', 'Contact us')
        await visitor.see('text', 'They need JavaScript')
        for (const link of ['WhatsApp', brand.phone, brand.email]) await visitor.see('link', link)
        expect(await visitor.run(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      }
      await read()
      // What a browser below the floor leaves: without cascade layers nearly no style at all.
      await visitor.run(() => {
        // A file of styles did not come, by the policy above.
        for (const sheet of [...document.styleSheets].filter(({ href }) => !href))
          for (let index = sheet.cssRules.length - 1; index >= 0; index--)
            if (sheet.cssRules[index] instanceof CSSLayerBlockRule) sheet.deleteRule(index)
      })
      await read()
    },
  },
  {
    name: 'while scripts are late, what is typed is not lost, nor by a reload',
    go: async (visitor) => {
      const email = newEmail()
      let release = visitor.proxy.hold()
      await visitor.open('/contact', { hydrated: false })
      await visitor.fill('Your name', 'Asha')
      await visitor.fill('Email', email)
      await visitor.fill('Your message', 'I was quick')
      release()
      await visitor.see('button', 'Send message')
      release = visitor.proxy.hold()
      await visitor.reload({ hydrated: false })
      expect(await visitor.run(() => document.querySelectorAll('form [type=submit]:enabled').length)).toBe(0)
      release()
      await visitor.click('button', 'Send message')
      await visitor.see('text', 'Message Sent!')
      expect(await rows(visitor, 'contact_submissions', `email=eq.${email}`)).toMatchObject([
        { message: 'I was quick' },
      ])
    },
  },
  {
    name: 'a mistyped address is asked back, what was sent can be changed, and both are stored',
    go: async (visitor) => {
      await visitor.open('/contact')
      const name = crypto.randomUUID()
      await visitor.fill('Your name', name)
      await visitor.fill('Email', `${name}@gmial.com`)
      await visitor.fill('Your message', 'Hello')
      await visitor.see('button', 'Did you mean gmail.com?')
      await visitor.click('button', 'Send message')
      await visitor.see('text', `${name}@gmial.com`)
      await visitor.click('button', 'change')
      await visitor.until((email) => document.activeElement?.getAttribute('name') === email, 'email')
      expect(await visitor.value('Your message')).toBe('Hello')
      await visitor.click('field', 'Your message')
      await visitor.tap('button', 'Did you mean gmail.com?')
      await visitor.until((email) => document.activeElement?.getAttribute('name') === email, 'email')
      expect(await visitor.value('Email')).toBe(`${name}@gmail.com`)
      await visitor.click('button', 'Send message')
      await visitor.see('text', `${name}@gmail.com`)
      const stored = await rows(visitor, 'contact_submissions', `name=eq.${name}&order=created_at`)
      expect(stored.map(({ email }) => email)).toEqual([`${name}@gmial.com`, `${name}@gmail.com`])
    },
  },
  {
    name: 'a question is found in one’s own words, with a typing mistake, and read at once',
    go: async (visitor) => {
      await visitor.open('/faq')
      await visitor.fill('Search the questions', 'husbnd')
      await visitor.see('text', 'then your partner applies')
      await visitor.until(() => document.querySelector('h3 mark')?.textContent === 'partner')
      await visitor.fill('Search the questions', 'scholar')
      await visitor.see('text', 'Flanders: Master Mind')
      await visitor.seeNot('text', 'then your partner applies')
    },
  },
  {
    name: 'a booking, its date picked in the browser’s own field',
    go: async (visitor) => {
      const email = newEmail()
      await visitor.open('/booking/any')
      await visitor.fill('Your name', 'Asha')
      await visitor.fill('Email', email)
      await visitor.see('button', 'Confirm')
      const isShown = () => {
        const field = document.querySelector<HTMLElement>('input[type=date]')
        field?.blur()
        return field !== null && getComputedStyle(field).color !== 'rgba(0, 0, 0, 0)'
      }
      // Not even today's, which WebKit would write there.
      expect(await visitor.run(isShown)).toBe(false)
      await visitor.run(() => document.querySelector<HTMLElement>('input[type=date]')?.focus())
      // Not every engine goes on by itself to a date's next part.
      await visitor.driver.type(['1', '2', '2099'].join(ARROW_RIGHT))
      await visitor.until(
        () => document.querySelector<HTMLInputElement>('input[type=date]')?.value === '2099-01-02',
      )
      expect(await visitor.run(isShown)).toBe(true)
      await visitor.click('button', 'Confirm')
      await visitor.see('text', 'Booking Request Sent!')
      expect(await rows(visitor, 'consultation_requests', `student_email=eq.${email}`)).toMatchObject([
        { preferred_date: expect.stringContaining('2099-01-02') },
      ])
    },
  },
  {
    name: 'a referral code, to be copied',
    go: async (visitor) => {
      await visitor.open('/referral')
      await visitor.fill('Email', newEmail())
      await visitor.click('button', 'Generate')
      await visitor.see('text', 'Referral code generated!')
      await visitor.seeNoticesApart()
      await visitor.click('button', 'Copy')
      await visitor.until(() =>
        /Referral link copied to clipboard!|copy it from there/.test(String(document.body.textContent)),
      )
      await visitor.seeNoticesApart()
    },
  },
  {
    name: 'without a connection a failure is said, and the next press goes through',
    go: async (visitor) => {
      await visitor.open('/contact')
      const email = await writeMessage(visitor)
      visitor.proxy.setOffline(true)
      await visitor.click('button', 'Send message')
      await visitor.see('text', 'Failed to send message.')
      await visitor.seeNoticesApart()
      visitor.proxy.setOffline(false)
      expect(await visitor.value('Your message')).toBe('Hello')
      await sendMessage(visitor, email)
    },
  },
  {
    name: 'an order; its success view begins at its title',
    go: async (visitor) => {
      const email = newEmail()
      await visitor.open('/companies/belgium')
      await visitor.tap('button', 'Get Database Access')
      await visitor.fill('Full name', 'Asha')
      await visitor.fill('Email', email)
      await visitor.fill('Phone', '+91 1')
      await visitor.click('button', 'Place my order')
      await visitor.see('text', 'Order Received Successfully!')
      await visitor.until(() => {
        const inSight = [...document.querySelectorAll('[role=dialog] :is(h2, [aria-label=Close])')]
        const places = inSight.map((element) => element.getBoundingClientRect())
        return places.length === 2 && places.every(({ top, bottom }) => top >= 0 && bottom <= innerHeight)
      })
      expect(await rows(visitor, 'database_orders', `customer_email=eq.${email}`)).toHaveLength(1)
    },
  },
  {
    name: 'services are picked and ordered, the payment reference copied, the order sent on another visit',
    go: async (visitor) => {
      await visitor.open('/services')
      await visitor.tap('field', 'SOP review')
      await visitor.click('button', 'Proceed to Checkout')
      await visitor.fill('Your name', 'Asha Rao')
      await visitor.fill('Phone', '+91 1')
      await visitor.fill('Email', newEmail())
      await visitor.click('button', 'Submit')
      await visitor.see('text', 'Order Submitted Successfully!')
      await visitor.click('button', 'Copy')
      await visitor.until(() =>
        /Payment details copied successfully|copy it from there/.test(String(document.body.textContent)),
      )
      await visitor.see('heading', 'Not sent yet')
      await visitor.open('/services')
      await visitor.see('text', 'is not sent yet')
      await visitor.run(() => addEventListener('click', (event) => event.preventDefault()))
      await visitor.tap('link', 'WhatsApp')
      await visitor.see('text', 'Opened WhatsApp. Press send there.')
      await visitor.reload()
      await visitor.see('link', 'Proceed to Checkout')
      await visitor.seeNot('text', 'is not sent yet')
    },
  },
]

const thorough: Journey[] = [
  {
    name: 'a carousel goes on, back and around',
    go: async (visitor) => {
      await visitor.open('/')
      await visitor.tap('button', 'Next')
      await visitor.until(isSlide, 2)
      await visitor.tap('button', 'Previous')
      await visitor.until(isSlide, 1)
      await visitor.tap('button', 'Previous')
      await visitor.until(isSlide, 3)
    },
  },
  {
    name: 'the menus open by tap and by click, and lead on',
    go: async (visitor) => {
      await visitor.open('/')
      await visitor.tap('button', 'Open menu')
      await visitor.tap('button', 'Where We Help')
      await visitor.see('link', 'Belgium')
      await visitor.click('button', 'Services')
      await visitor.click('link', 'Pricing')
      await visitor.until(() => location.pathname === '/pricing' && document.activeElement?.tagName === 'H1')
      await visitor.see('button', 'Open menu')
    },
  },
  {
    name: 'questions open one at a time, and close',
    go: async (visitor) => {
      await visitor.open('/contact')
      await visitor.tap('button', 'How fast do you answer?')
      await visitor.see('text', 'answered within 24 hours')
      await visitor.tap('button', 'What does the first call cost?')
      await visitor.see('text', 'The first 15 minutes are free')
      await visitor.seeNot('text', 'answered within 24 hours')
      await visitor.tap('button', 'What does the first call cost?')
      await visitor.seeNot('text', 'The first 15 minutes are free')
    },
  },
  {
    name: 'back comes to the place that was left',
    go: async (visitor) => {
      await visitor.open('/')
      await visitor.click('link', 'Meet the team')
      await visitor.until(() => location.pathname === '/consultants' && scrollY === 0)
      await visitor.back()
      await visitor.until(() => location.pathname === '/' && scrollY > 300)
    },
  },
  {
    name: 'the consultant wizard',
    go: async (visitor) => {
      const email = newEmail()
      await visitor.open('/signup')
      await visitor.tap('link', 'Start Application')
      await visitor.fill('Full name', 'Asha')
      await visitor.fill('Email', email)
      await goOn(visitor, 2, 3, 4)
      // Elsewhere, too: pressed at once in the place of "Next" it would be the second half of a double click.
      await visitor.fill('Company name', 'Rao Advice')
      await visitor.click('button', 'Complete Registration')
      await visitor.see('text', 'Registration Submitted')
      expect(await rows(visitor, 'consultant_applications', `email=eq.${email}`)).toHaveLength(1)
    },
  },
]

/** What a visitor does, once for every engine. */
export const journeys = process.env.TEST_THOROUGH ? [...essential, ...thorough] : essential

/** Through a wizard: each step is there before the next press. */
async function goOn(visitor: Visitor, ...steps: number[]) {
  for (const step of steps) {
    await visitor.click('button', 'Next')
    await visitor.see('heading', `Step ${step} of 4`)
  }
}

/** In the page: whether a slide of the first carousel is the one in sight. */
export function isSlide(number: number) {
  const carousel = document.querySelector('[aria-roledescription=carousel]')
  const dots = [...(carousel?.querySelectorAll('[aria-current]') ?? [])]
  if (!carousel || dots[number - 1]?.getAttribute('aria-current') !== 'true') return false
  const { left } = carousel.getBoundingClientRect()
  // A slide may have a copy.
  return [...carousel.querySelectorAll('[aria-roledescription=slide]')].some(
    (slide, index) =>
      index % dots.length === number - 1 && Math.abs(slide.getBoundingClientRect().left - left) < 2,
  )
}
