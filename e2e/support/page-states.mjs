// What a page can look like besides as it first comes, and how a visitor gets there: pictured by `npm run screenshots`,
// and looked at by axe in e2e/states.spec.ts.

/** @typedef {import('playwright/test').Page} Page */
/** @typedef {(page: Page) => Promise<unknown>} Act what a visitor does on an open page */
/** @typedef {(visit: { page: Page, open: (path: string) => Promise<void> }) => Promise<unknown>} Visit */

const ORDER = '/checkout?services=consultation-30,sop-review,cv-review&total=1'

const api = (table) => `**/rest/v1/${table}*`
const main = async (page) => page.getByRole('main')

/** Waits until a visitor sees it. */
const sees = (page, text) => page.getByText(text).filter({ visible: true }).first().waitFor()
const shows = (text) => (page) => sees(page, text)
/** Waits until it is enabled: Playwright's earlier tries scroll the page. */
const press = (within, name) => within.getByRole('button', { name, exact: true, disabled: false }).click()
/** Loads it again, with what has been set up for it. */
const again = (page) => page.reload().then(() => page.locator('#root[data-hydrated=true]').waitFor())
/** Comes again with something kept on the device. */
const keep = (key, value) => async (page) => {
  await page.evaluate(
    ([key, value]) =>
      localStorage.setItem(`studybridge:${key}`, JSON.stringify({ ...value, until: Date.now() + 1e7 })),
    [key, value],
  )
  await again(page)
}
const scrollTo = (locator) => locator.scrollIntoViewIfNeeded()

async function fill(within, fields) {
  for (const [label, text] of Object.entries(fields)) await within.getByLabel(label).fill(text)
}

/** A form with nothing in it, not stored, and stored: those whose words are given. `reach` leads to what holds its fields. */
function formStates(what, { reach = main, fields, submit, table, missing, failed, stored }) {
  const send = async (page, text) => {
    const form = await reach(page)
    await fill(form, fields)
    await press(form, submit)
    await sees(page, text)
  }
  const answer = (handler, text) => async (page) => {
    await page.route(api(table), handler)
    await send(page, text)
  }
  const withErrors = async (page) => {
    await press(await reach(page), submit)
    await sees(page, missing)
  }
  return {
    ...(missing && { [`${what} with errors`]: withErrors }),
    ...(failed && {
      [`${what} failed`]: answer((route) => route.fulfill({ status: 500, json: {} }), failed),
    }),
    ...(stored && { [`${what} sent`]: (page) => send(page, stored) }),
  }
}

/** Opens a dialog with the button of this name. */
const dialog = (button) => async (page) => {
  await press(page, button)
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
  return page.getByRole('dialog')
}

const freeCall = {
  reach: dialog('Get Free Consultation'),
  fields: { 'Your name': 'Asha Rao', 'Phone / WhatsApp number': '+91 98200 00000' },
  submit: 'Confirm my free call',
  table: 'consultation_requests',
  missing: 'Please enter your name and phone number',
  failed: 'Failed to submit request. Please try WhatsApp instead.',
  stored: '✅ Request Received!',
}

async function askForCall(page) {
  const dialog = await freeCall.reach(page)
  await fill(dialog, freeCall.fields)
  await press(dialog, freeCall.submit)
  await dialog.waitFor({ state: 'hidden' })
}

const order = {
  reach: dialog('Get Database Access'),
  fields: { 'Full name': 'Asha Rao', Email: 'asha@example.com', Phone: '+91 98200 00000' },
  submit: 'Place my order',
  table: 'database_orders',
  missing: 'Please fill in all required fields.',
  failed: 'Failed to submit order. Please try again or contact us directly.',
  stored: 'Order Received Successfully!',
}

const message = {
  fields: { 'Your name': 'Asha Rao', Email: 'asha@example.com', 'Your message': 'Ghent or Leuven?' },
  submit: 'Send message',
  table: 'contact_submissions',
  missing: 'Please write a message',
  failed: 'Failed to send message. Please try emailing us directly.',
  stored: 'Message Sent!',
}

const booking = {
  fields: { 'Your name': 'Asha Rao', Email: 'asha@example.com' },
  submit: 'Confirm my free call',
  table: 'consultation_requests',
  missing: 'Please fill in your name and email address.',
  failed: 'Failed to submit booking. Please try contacting us directly.',
  stored: 'Booking Request Sent!',
}

const checkout = {
  fields: { 'Your name': 'Asha Rao', Phone: '+91 98200 00000', Email: 'asha@example.com' },
  submit: 'Submit order',
  table: 'database_orders',
  missing: 'Please enter your name',
  failed: 'Failed to submit order. Please try again or contact us directly.',
  stored: 'Order Submitted Successfully!',
}

const referral = {
  fields: { Email: 'asha@example.com' },
  submit: 'Generate my code',
  table: 'referrals',
  missing: 'Please enter a valid email address',
  failed: 'Failed to generate referral code. Please try again.',
  stored: 'Referral code generated! Share it with your friends.',
}

const news = {
  reach: dialog('Notify Me: Germany'),
  fields: { 'Your name': 'Asha Rao', Email: 'asha@example.com' },
  submit: 'Notify me',
  missing: 'Please enter your name',
  stored: 'Subscription Successful!',
}

const signIn = {
  fields: { Email: 'asha@example.com', Password: 'Correct-Horse-42' },
  submit: 'Sign in',
  missing: 'Please enter your email address',
  stored: 'Authentication Required',
}

const resetLink = {
  fields: { Email: 'asha@example.com' },
  submit: 'Send reset link',
  stored: 'Authentication Required',
}

/** The states of a wizard at its end. */
function wizardStates(type, stored, steps, table) {
  const lastStep = async (page) => {
    await fill(page, { 'Full name': 'Asha Rao', Email: 'asha@example.com' })
    for (const next of steps.slice(1)) {
      await press(page, 'Next')
      await page.getByRole('heading', { level: 2, name: next }).waitFor()
    }
    return main(page)
  }
  const form = {
    reach: lastStep,
    fields: {},
    submit: 'Complete Registration',
    table,
    failed: 'Something went wrong. Please try again.',
    stored,
  }
  const sent = formStates(type, form)
  const told = async (page) => {
    await sent[`${type} sent`](page)
    await page.getByText('What you sent').click()
  }
  return {
    [`/signup?type=${type}&step=1`]: { [`${type} ready to send`]: lastStep, ...sent, [`${type} told`]: told },
  }
}

/** @type {Record<string, Record<string, Act>>} */
const states = {
  '/': {
    menu: async (page) => {
      const toggle = page.getByRole('button', { name: 'Open menu' })
      if (await toggle.isVisible()) await toggle.click()
      await press(page.getByRole('navigation', { name: 'Main menu' }), 'Services')
      await sees(page, 'Custom Service Packages')
    },
    'free call': freeCall.reach,
    ...formStates('free call', freeCall),
    'free call while we are closed': async (page) => {
      await page.clock.setFixedTime('2026-11-22T18:00:00Z')
      await again(page)
      await freeCall.reach(page)
      await sees(page, /^We open .* so we reply by/)
    },
    'free call asked for again': async (page) => {
      await askForCall(page)
      await press(page, 'Get Free Consultation')
      await sees(page, 'You sent this on')
    },
  },
  '/?ref=STUBAB12CD': { 'invited by a friend': shows('Your friend’s code STUBAB12CD') },
  '/contact': {
    'while we are closed': async (page) => {
      await page.clock.setFixedTime('2026-11-21T10:00:00Z')
      await again(page)
      await scrollTo(page.getByText(/^We open on/).first())
    },
    'with a draft': async (page) => {
      await fill(page, { 'Your message': 'Ghent or Leuven?' })
      await sees(page, 'Start afresh')
    },
    ...formStates('message', message),
    'with an answer open': async (page) => {
      await page.getByText('How fast do you answer?').click()
      await sees(page, 'is answered within 24 hours')
    },
  },
  '/companies': { news: news.reach, ...formStates('news', news) },
  '/companies/belgium': {
    order: order.reach,
    ...formStates('order', order),
    'companies failed': async (page) => {
      await page.route(api('companies'), (route) => route.fulfill({ status: 503, json: {} }))
      await again(page)
      await scrollTo(page.getByText('Failed to load companies.'))
    },
  },
  '/booking': {
    ...formStates('booking', booking),
  },
  [ORDER]: {
    'with an order': shows('Your details'),
    ...formStates('order', checkout),
    'order of before': async (page) => {
      const about = new URLSearchParams(ORDER.split('?')[1]).get('services')
      await keep('checkout:v1', { at: Date.now(), due: Date.now() + 1e7, about })(page)
      await sees(page, 'Order again')
    },
  },
  '/privacy': {
    'a link followed offline': async (page) => {
      await page.context().setOffline(true)
      // Of the header, which is hydrated with the page.
      await page.getByRole('banner').getByRole('link', { name: 'StudyBridge' }).press('Enter')
      await sees(page, 'You are offline.')
    },
  },
  '/services': {
    'nothing picked': async (page) => {
      await press(page, 'Proceed to Checkout')
      await sees(page, 'Pick at least one service first.')
    },
    cart: async (page) => {
      await page.getByRole('checkbox', { name: /^SOP review/ }).check()
      await page.getByRole('checkbox', { name: /^CV review/ }).check()
      await sees(page, '2 Services')
    },
  },
  '/referral': {
    ...formStates('code', referral),
    'code of before': async (page) => {
      await keep('own-code:v1', { code: 'STUBAB12CD' })(page)
      await scrollTo(page.getByText('STUBAB12CD', { exact: true }))
    },
  },
  '/login': formStates('sign-in', signIn),
  '/forgot-password': formStates('link', resetLink),
  ...wizardStates(
    'student',
    'Thank you, we have your registration',
    ['Basic Information', 'Academic Background', 'Study Preferences', 'Timeline & Goals'],
    'student_profiles',
  ),
  ...wizardStates(
    'consultant',
    'Thank you, we have your application',
    ['Basic Information', 'Professional Details', 'Expertise Areas', 'Business Information'],
    'consultant_applications',
  ),
  '/destinations/belgium#scholarships': { 'with a fold open': shows('VLIR-UOS is for Flanders too.') },
  '/plan?budget=15': { 'nothing fits': shows('Nothing fits?') },
  '/plan?budget=24': { 'some fit': shows('fits at the lowest tuition only') },
  '/plan?country=belgium&budget=25&loan=10': { 'one country': shows('Not in this sum') },
  '/plan?country=germany&lang=hi': { 'one country in Hindi': shows('अगर वीज़ा न मिले') },
  '/plan?budget=x': {
    'a budget that is none': async (page) => {
      await page.getByText('change', { exact: true }).click()
      await page.getByLabel('First year’s budget').fill('many')
      await sees(page, 'Not counted')
    },
  },
  '/faq#aps': { 'with an answer open': shows(/^The Academic Evaluation Centre checks/) },
  '/faq': {
    'nothing found': async (page) => {
      await page.getByRole('searchbox').fill('penguins')
      await sees(page, 'Ask your question')
    },
    'the search is late': async (page) => {
      await page.route('**/assets/search-*.js', (route) => route.abort())
      await page.getByRole('searchbox').fill('scam')
      await sees(page, 'The search has not arrived.')
    },
  },
}

/** What a page in a state, or the 404 page, may log. */
export const expectedLog = /DataError|dynamically imported module|Failed to load resource|404/

/**
 * The states of a page of the site, each reached from a first visit.
 * @param {string} path
 * @returns {[name: string, go: Visit][]}
 */
export function statesOf(path) {
  const here = Object.entries(states).filter(([address]) => address.split(/[?#]/)[0] === path)
  return here.flatMap(([address, acts]) =>
    Object.entries(acts).map(([name, act]) => [
      name,
      ({ page, open }) => open(address).then(() => act(page)),
    ]),
  )
}
