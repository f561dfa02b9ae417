// What a page can look like besides as it first comes, and how a visitor gets there: pictured by `npm run screenshots`,
// and looked at by axe in e2e/states.spec.ts.

/**
 * @typedef {object} Visit
 * @property {import('playwright/test').Page} page
 * @property {(path: string) => Promise<void>} open opens a page and waits until it is hydrated
 */

/** @typedef {[name: string, go: (visit: Visit) => Promise<unknown>]} State */

const ORDER = '/checkout?services=consultation-30,sop-review,cv-review&total=1'
const api = (table) => `**/rest/v1/${table}*`

/** Waits until a visitor sees it. */
const sees = (page, text) => page.getByText(text).filter({ visible: true }).first().waitFor()
/** Once it is enabled: what is tried before scrolls the page about. */
const press = (within, name) => within.getByRole('button', { name, exact: true, disabled: false }).click()

async function fill(within, fields) {
  for (const [label, text] of Object.entries(fields)) await within.getByLabel(label).fill(text)
}

const at =
  (path, text) =>
  async ({ page, open }) => {
    await open(path)
    await sees(page, text)
  }

/** A form with nothing in it, on its way, not stored, and stored: those whose words are given. `reach` leads to what holds its fields. */
function formStates(what, { reach, fields, submit, table, missing, sending, failed, stored }) {
  const send = async (visit, text) => {
    const form = await reach(visit)
    await fill(form, fields)
    await press(form, submit)
    await sees(visit.page, text)
  }
  const answer = (handler, text) => async (visit) => {
    await visit.page.route(api(table), handler)
    await send(visit, text)
  }
  const withErrors = async (visit) => {
    await press(await reach(visit), submit)
    await sees(visit.page, missing)
  }
  return [
    missing && [`${what} with errors`, withErrors],
    sending && [`${what} sending`, answer(() => {}, sending)],
    failed && [`${what} failed`, answer((route) => route.fulfill({ status: 500, json: {} }), failed)],
    stored && [`${what} sent`, (visit) => send(visit, stored)],
  ].filter(Boolean)
}

/** Opens a page, and a dialog with the button of this name. */
const dialogOf =
  (path, button) =>
  async ({ page, open }) => {
    await open(path)
    await press(page, button)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').first().waitFor()
    return dialog
  }

const mainOf =
  (path) =>
  async ({ page, open }) => {
    await open(path)
    return page.getByRole('main')
  }

const freeCall = {
  reach: dialogOf('/', 'Get Free Consultation'),
  fields: { 'Your name': 'Asha Rao', 'Phone / WhatsApp number': '+91 98200 00000' },
  submit: 'Confirm my free call',
  table: 'consultation_requests',
  missing: 'Please enter your name and phone number',
  sending: 'Submitting...',
  failed: 'Failed to submit request. Please try WhatsApp instead.',
  stored: '✅ Request Received!',
}

const order = {
  reach: dialogOf('/companies/belgium', 'Get Database Access'),
  fields: { 'Full name': 'Asha Rao', Email: 'asha@example.com', Phone: '+91 98200 00000' },
  submit: 'Place my order',
  table: 'database_orders',
  missing: 'Please fill in all required fields.',
  sending: 'Submitting...',
  failed: 'Failed to submit order. Please try again or contact us directly.',
  stored: 'Order Received Successfully!',
}

const message = {
  reach: mainOf('/contact'),
  fields: { 'Your name': 'Asha Rao', Email: 'asha@example.com', 'Your message': 'Ghent or Leuven?' },
  submit: 'Send message',
  table: 'contact_submissions',
  missing: 'Please write a message',
  sending: 'Sending...',
  failed: 'Failed to send message. Please try emailing us directly.',
  stored: 'Message Sent!',
}

const booking = {
  reach: mainOf('/booking'),
  fields: { 'Your name': 'Asha Rao', Email: 'asha@example.com' },
  submit: 'Confirm my free consultation',
  table: 'consultation_requests',
  missing: 'Please fill in your name and email address.',
  sending: 'Submitting...',
  failed: 'Failed to submit booking. Please try contacting us directly.',
  stored: 'Booking Request Sent!',
}

const checkout = {
  reach: mainOf(ORDER),
  fields: { 'Your name': 'Asha Rao', Phone: '+91 98200 00000', Email: 'asha@example.com' },
  submit: 'Submit order',
  missing: 'Please enter your name',
  sending: 'Submitting...',
  stored: 'Order Submitted Successfully!',
}

const referral = {
  reach: mainOf('/referral'),
  fields: { Email: 'asha@example.com' },
  submit: 'Generate my code',
  table: 'referrals',
  missing: 'Please enter a valid email address',
  sending: 'Generating...',
  failed: 'Failed to generate referral code. Please try again.',
  stored: 'Referral code generated! Share it with your friends.',
}

const notify = dialogOf('/companies', 'Notify Me: Germany')

/** @returns {State[]} */
function wizardStates(type, title, steps, table) {
  const step = (number) => `/signup?type=${type}&step=${number}`
  const lastStep = async (visit) => {
    await visit.open(step(1))
    await fill(visit.page, { 'Full name': 'Asha Rao', Email: 'asha@example.com' })
    for (const next of steps.slice(1)) {
      await press(visit.page, 'Next')
      await visit.page.getByRole('heading', { level: 2, name: next }).waitFor()
    }
    return visit.page.getByRole('main')
  }
  return [
    ...steps.map((heading, index) => [`${type} step ${index + 1}`, at(step(index + 1), heading)]),
    [`${type} ready to send`, lastStep],
    ...formStates(type, {
      reach: lastStep,
      fields: {},
      submit: 'Complete Registration',
      table,
      sending: 'Submitting...',
      failed: 'Something went wrong. Please try again.',
      stored: title,
    }),
  ]
}

const fold = async ({ page, open }) => {
  await open('/booking/any?session=30')
  const session = page.getByLabel(/^30 minutes,/)
  await session.waitFor()
  await session.scrollIntoViewIfNeeded()
}

/** @type {Record<string, State[]>} */
const states = {
  '/': [
    [
      'menu',
      async ({ page, open }) => {
        await open('/')
        const toggle = page.getByRole('button', { name: 'Open menu' })
        if (await toggle.isVisible()) await toggle.click()
        await press(page.getByRole('navigation', { name: 'Main menu' }), 'Services')
        await sees(page, 'Custom Service Packages')
      },
    ],
    ['free call', freeCall.reach],
    ...formStates('free call', freeCall),
    [
      'free call asked for again',
      async (visit) => {
        const dialog = await freeCall.reach(visit)
        await fill(dialog, freeCall.fields)
        await press(dialog, freeCall.submit)
        await dialog.waitFor({ state: 'hidden' })
        await press(visit.page, 'Get Free Consultation')
        await sees(visit.page, 'You asked for a call on')
      },
    ],
    ['invited by a friend', at('/?ref=STUBAB12CD', 'Your friend’s code STUBAB12CD')],
    [
      'next slide',
      async ({ page, open }) => {
        await open('/')
        const carousel = page.getByRole('region', { name: 'Destinations' })
        await carousel.scrollIntoViewIfNeeded()
        // Hydrated after the page: an arrow that is pressed before is not pressed later. Embla has moved the list when it is there.
        await carousel.locator('ol[style]').waitFor()
        await press(carousel, 'Next slide')
        await carousel.locator('[aria-label^="Go to slide 2"][aria-current=true]').waitFor()
      },
    ],
    [
      'footer column open',
      async ({ page, open }) => {
        await open('/')
        const column = page.locator('footer summary', { hasText: 'Where we help' })
        await page.locator('footer').scrollIntoViewIfNeeded()
        // Wide screens show every column.
        if (await column.isVisible()) await column.click()
      },
    ],
    [
      'another row compared',
      async ({ page, open }) => {
        await open('/')
        const living = page.getByRole('radio', { name: 'Living' })
        // On wide screens every row is there.
        if (await living.isVisible()) await living.check({ force: true })
        const title = page.getByRole('heading', { name: 'The four countries compared' })
        await title.evaluate((heading) => heading.scrollIntoView())
      },
    ],
  ],
  '/contact': [
    [
      'with a topic',
      at('/contact?service=admission-guidance&duration=30min', 'A 30-minute Admission Guidance session'),
    ],
    [
      'while we are closed',
      async ({ page, open }) => {
        await page.clock.setFixedTime('2026-11-21T10:00:00Z')
        await open('/contact')
        const next = page.getByText(/^We open on/).first()
        await next.scrollIntoViewIfNeeded()
      },
    ],
    [
      'with a draft',
      async ({ page, open }) => {
        await open('/contact')
        await fill(page, { 'Your message': 'Ghent or Leuven?' })
        await sees(page, 'Start afresh')
      },
    ],
    ...formStates('message', message),
    [
      'with an answer open',
      async ({ page, open }) => {
        await open('/contact')
        await page.getByText('How fast do you answer?').click()
        await sees(page, 'is answered within 24 hours')
      },
    ],
  ],
  '/companies': [
    ['news', notify],
    [
      'news with errors',
      async (visit) => {
        await press(await notify(visit), 'Notify me')
        await sees(visit.page, 'Please enter your name')
      },
    ],
    [
      'news asked for',
      async (visit) => {
        const dialog = await notify(visit)
        await fill(dialog, { 'Your name': 'Asha Rao', Email: 'asha@example.com' })
        await press(dialog, 'Notify me')
        await sees(visit.page, 'Subscription Successful!')
      },
    ],
  ],
  '/companies/belgium': [
    ['order', order.reach],
    ...formStates('order', order),
    [
      'companies on their way',
      async ({ page, open }) => {
        await page.route(api('companies'), () => {})
        await open('/companies/belgium')
        await page.locator('[aria-busy=true]').scrollIntoViewIfNeeded()
      },
    ],
    [
      'companies failed',
      async ({ page, open }) => {
        await page.route(api('companies'), (route) => route.fulfill({ status: 503, json: {} }))
        await open('/companies/belgium')
        await page.getByText('Failed to load companies.').scrollIntoViewIfNeeded()
      },
    ],
  ],
  '/booking': [['with a session', fold], ...formStates('booking', booking)],
  '/checkout': [
    ['with an order', at(ORDER, 'Your details')],
    ...formStates('order', checkout),
    [
      'reference copied',
      async ({ page, open }) => {
        await page.context().grantPermissions(['clipboard-write'])
        await open(ORDER)
        await fill(page.getByRole('main'), { 'Your name': 'Asha Rao' })
        await press(page, 'Copy reference')
        await sees(page, 'Payment details copied successfully')
      },
    ],
  ],
  '/services': [
    [
      'cart',
      async ({ page, open }) => {
        await open('/services')
        await page.getByRole('checkbox', { name: /^SOP review/ }).check()
        await page.getByRole('checkbox', { name: /^CV review/ }).check()
        await sees(page, '2 Services')
      },
    ],
  ],
  '/referral': formStates('code', referral),
  '/login': [
    [
      'with errors',
      async ({ page, open }) => {
        await open('/login')
        await press(page, 'Sign in')
        await sees(page, 'Please enter your email address')
      },
    ],
    [
      'notice',
      async ({ page, open }) => {
        await open('/login')
        await fill(page.getByRole('main'), { Email: 'asha@example.com', Password: 'Correct-Horse-42' })
        await press(page, 'Sign in')
        await sees(page, 'Authentication Required')
      },
    ],
  ],
  '/forgot-password': [
    [
      'notice',
      async ({ page, open }) => {
        await open('/forgot-password')
        await fill(page.getByRole('main'), { Email: 'asha@example.com' })
        await press(page, 'Send reset link')
        await sees(page, 'Authentication Required')
      },
    ],
  ],
  '/signup': [
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
    [
      'a list of choices',
      async ({ page, open }) => {
        await open('/signup?type=student&step=2')
        await page.getByLabel('Education level').waitFor()
        // Phones draw their own.
        const list = page.locator('button[role=combobox]').first()
        if (await list.isVisible()) await list.click()
      },
    ],
  ],
  '/services/admission-guidance': [
    [
      'with an hour picked',
      async ({ page, open }) => {
        await open('/services/admission-guidance')
        const hour = page.getByRole('radio', { name: /^60 minutes/ })
        await hour.check()
        await hour.scrollIntoViewIfNeeded()
      },
    ],
  ],
  '/destinations/belgium': [
    [
      'with a fold open',
      async ({ page, open }) => {
        await open('/destinations/belgium#scholarships')
        await sees(page, 'VLIR-UOS is for Flanders too.')
      },
    ],
  ],
  '/faq': [
    ['with an answer open', at('/faq#aps', /^The Academic Evaluation Centre checks/)],
    [
      'nothing found',
      async ({ page, open }) => {
        await open('/faq')
        await page.getByRole('searchbox').fill('penguins')
        await sees(page, 'Ask your question')
      },
    ],
  ],
  '/blogs': [
    [
      'a category',
      async ({ page, open }) => {
        await open('/blogs')
        await press(page, 'Career Advice')
        await sees(page, 'filed under Career Advice')
      },
    ],
  ],
}

/**
 * The states of a page of the site, each reached from a first visit.
 * @param {string} path
 * @returns {State[]}
 */
export const statesOf = (path) => states[path] ?? []
