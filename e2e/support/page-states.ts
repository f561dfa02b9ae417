// The states of pages that a first visit does not show, for `npm run screenshots` and axe.
import type { Locator, Page } from 'playwright/test'

/** An action of a visitor on an open page. */
type Act = (page: Page) => Promise<unknown>
type Visit = (visit: { page: Page; open: (path: string) => Promise<void> }) => Promise<unknown>

const untilVisible = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first().waitFor()
const untilShown = (text: string | RegExp) => (page: Page) => untilVisible(page, text)
/** Waits until the button is enabled: each attempt before that would scroll the page. */
const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true, disabled: false }).click()
const reload = (page: Page) => page.reload().then(() => page.locator('#root[data-hydrated=true]').waitFor())

/** The container of a form: the page, or the dialog that the named button opens. */
async function formContainer(page: Page, opener?: string) {
  if (!opener) return page.getByRole('main')
  await press(page, opener)
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
  return page.getByRole('dialog')
}

type Form = {
  /** The button that opens the form's dialog. */
  opener?: string
  /** Label and text of each field. */
  fields: Record<string, string>
  /** Headings of the later steps of a wizard. */
  steps?: string[]
  submit: string
  /** The notice about a blank form. */
  missing?: string
  /** The notice after the form is stored. */
  stored: string
}

/** The states of a form: sent blank, refused by the server, stored. */
function formStates(
  name: string,
  { opener, fields, submit, missing, stored, steps = [] }: Form,
): Record<string, Act> {
  const send = async (page: Page) => {
    const form = await formContainer(page, opener)
    for (const [label, text] of Object.entries(fields)) await form.getByLabel(label).fill(text)
    for (const step of steps) {
      await press(page, 'Next')
      await page.getByRole('heading', { level: 2, name: step }).waitFor()
    }
    await press(form, submit)
  }
  return {
    ...(missing && {
      [`${name} with errors`]: async (page: Page) => {
        await press(await formContainer(page, opener), submit)
        await untilVisible(page, missing)
      },
    }),
    [`${name} failed`]: async (page) => {
      await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 500, json: {} }))
      await send(page)
      await untilVisible(page, /^(This did not reach us|Authentication Required|Subscription Successful)/)
    },
    [`${name} sent`]: async (page) => {
      await send(page)
      await untilVisible(page, stored)
    },
  }
}

const ORDER = '/checkout?services=consultation-30,sop-review,cv-review&total=1'
const person = { 'Your name': 'Asha Rao', Email: 'asha@example.com' }
const phone = '+91 98200 00000'

const freeCall = {
  opener: 'Get Free Consultation',
  fields: { 'Your name': 'Asha Rao', 'Phone / WhatsApp number': phone },
  submit: 'Ask for my call',
  missing: 'Please enter your name and phone number',
  stored: '✅ Request Received!',
}
const order = {
  opener: 'Get Database Access',
  fields: { 'Full name': 'Asha Rao', Email: 'asha@example.com', Phone: phone },
  submit: 'Send order request',
  missing: 'Please fill in all required fields.',
  stored: 'Order Received Successfully!',
}
const news = {
  opener: 'Notify Me: Germany',
  fields: person,
  submit: 'Notify me',
  missing: 'Please enter your name',
  stored: 'Subscription Successful!',
}
const wizard = (steps: string[], stored: string) => ({
  fields: { 'Full name': 'Asha Rao', Email: 'asha@example.com' },
  steps,
  submit: 'Complete Registration',
  stored,
})

const states: Record<string, Record<string, Act>> = {
  '/': {
    menu: async (page) => {
      const toggle = page.getByRole('button', { name: 'Open menu' })
      if (await toggle.isVisible()) await toggle.click()
      await press(page.getByRole('navigation', { name: 'Main menu' }), 'Services')
      await untilVisible(page, 'Custom Service Packages')
    },
    'free call': (page) => formContainer(page, freeCall.opener),
    ...formStates('free call', freeCall),
    'free call while we are closed': async (page) => {
      await page.clock.setFixedTime('2026-11-22T18:00:00Z')
      await reload(page)
      await formContainer(page, freeCall.opener)
      await untilVisible(page, /^We open .* so we reply by/)
    },
  },
  '/?ref=STUBAB12CD': { 'invited by a friend': untilShown('Your friend’s code STUBAB12CD') },
  '/contact': formStates('message', {
    fields: { ...person, 'Your message': 'Ghent or Leuven?' },
    submit: 'Send message',
    missing: 'Please write a message',
    stored: 'Message Sent!',
  }),
  '/companies': { news: (page) => formContainer(page, news.opener), ...formStates('news', news) },
  '/companies/belgium': {
    order: (page) => formContainer(page, order.opener),
    ...formStates('order', order),
    'companies failed': async (page) => {
      await page.route('**/rest/v1/companies*', (route) => route.fulfill({ status: 503, json: {} }))
      await reload(page)
      await page.getByText('Failed to load companies.').scrollIntoViewIfNeeded()
    },
  },
  '/booking': formStates('booking', {
    fields: person,
    submit: 'Ask for my call',
    missing: 'Please fill in your name and email address.',
    stored: 'Booking Request Sent!',
  }),
  [ORDER]: formStates('order', {
    fields: { ...person, Phone: phone },
    submit: 'Send order request',
    missing: 'Please enter your name',
    stored: 'Order Submitted Successfully!',
  }),
  '/services': {
    cart: async (page) => {
      await page.getByRole('checkbox', { name: /^SOP review/ }).check()
      await page.getByRole('checkbox', { name: /^CV review/ }).check()
      await untilVisible(page, '2 Services')
    },
  },
  '/referral': formStates('code', {
    fields: { Email: 'asha@example.com' },
    submit: 'Generate my code',
    missing: 'Please enter a valid email address',
    stored: 'Referral code generated! Share it with your friends.',
  }),
  '/login': formStates('sign-in', {
    fields: { Email: 'asha@example.com', Password: 'Correct-Horse-42' },
    submit: 'Sign in',
    missing: 'Please enter your email address',
    stored: 'Authentication Required',
  }),
  '/signup?type=student&step=1': formStates(
    'student',
    wizard(
      ['Academic Background', 'Study Preferences', 'Timeline & Goals'],
      'Thank you, we have your registration',
    ),
  ),
  '/signup?type=consultant&step=1': formStates(
    'consultant',
    wizard(
      ['Professional Details', 'Expertise Areas', 'Business Information'],
      'Thank you, we have your application',
    ),
  ),
  '/destinations/belgium#scholarships': { 'with a fold open': untilShown('VLIR-UOS is for Flanders too.') },
  '/plan?budget=15': { 'nothing fits': untilShown('Nothing fits?') },
  '/plan?budget=35': { 'some fit': untilShown('fits at the lowest tuition only') },
  '/plan?country=belgium&budget=25&loan=10': { 'one country': untilShown('Extras, on top of') },
  '/plan?country=germany&lang=hi': { 'one country in Hindi': untilShown('अगर वीज़ा न मिले') },
  '/faq#aps': { 'with an answer open': untilShown(/^The Academic Evaluation Centre checks/) },
  '/faq': {
    'nothing found': async (page) => {
      await page.getByRole('searchbox').fill('penguins')
      await untilVisible(page, 'Ask your question')
    },
  },
}

/** Messages that a page in a state, or the 404 page, may log. */
export const expectedLog = /DataError|Failed to load resource|404/

/** The states of a page of the site, each reached from a first visit. */
export function statesOf(path: string): [name: string, go: Visit][] {
  const here = Object.entries(states).filter(([address]) => address.split(/[?#]/)[0] === path)
  return here.flatMap(([address, acts]) =>
    Object.entries(acts).map(([name, act]) => [
      name,
      ({ page, open }) => open(address).then(() => act(page)),
    ]),
  )
}
