import { booking, brand, freeCall, servicesById, totalOf, verdictOn } from '../support/content'
import { expect, thorough } from '../support/fixtures'
import { scrollsSideways } from './in-page'
import { newEmail, sendMessage, writeMessage } from './message'
import { inEngines, test } from './test'
import type { Visitor } from './visitor'

test(
  'a press on the call’s button before scripts arrive leads to one stored call',
  inEngines,
  async ({ visitor, server }) => {
    const { open, press, fill, see, seeNot } = visitor
    const { hold, rows } = server
    const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
    const phone = `+91 ${9_000_000_000 + (random % 1_000_000_000)}`
    const release = hold()
    await open('/', { hydrated: false })
    await press('Get Free Consultation')
    release()
    await see('Your name')
    await press(freeCall.confirm)
    await see('Please enter your name and phone number')
    await press('Close toast')
    await seeNot('Please enter your name and phone number')
    await fill('Your name', 'Asha')
    await fill('Phone', phone)
    await press(freeCall.confirm)
    await see('Request Received!')
    const filter = `student_phone=eq.${encodeURIComponent(phone)}`
    expect(await rows('consultation_requests', filter)).toHaveLength(1)
  },
)

test('Back closes the call’s dialog and the menu, Forward and a reload open the dialog', {
  tag: ['@engines', '@translated'],
}, async ({ visitor }) => {
  const { open, press, fill, see, seeNot, value, run, back, reload } = visitor
  await open('/faq')
  await press('Book Now')
  await fill('Your name', 'Asha')
  await back()
  await seeNot(freeCall.confirm)
  await run(() => history.forward())
  await see(freeCall.confirm)
  expect(await value('Your name')).toBe('Asha')
  await reload()
  await see(freeCall.confirm)
  await expect.poll(() => value('Your name')).toBe('Asha')
  await press('Privacy policy')
  await see('Privacy policy')
  await expect.poll(() => run(readPath)).toBe('/privacy')
  await back()
  await expect.poll(() => run(readPath)).toBe('/faq')
  await seeNot(freeCall.confirm)
  await press('Open menu')
  await see('Blogs')
  await back()
  await see('Open menu')
  expect(await run(readPath)).toBe('/faq')
})

test('a student registers after a missing name, Back and a reload', async ({ visitor, server }) => {
  const { rows } = server
  const { open, press, fill, see, value, run, back, reload } = visitor
  const email = newEmail()
  await open('/signup?type=student')
  await fill('Email', email)
  await goOn(visitor, 2)
  await press('Add it now')
  await expect.poll(() => run(fieldInFocus)).toBe('name')
  await fill('Full name', 'Asha')
  await fill('Phone', '+91 98200 00000')
  await goOn(visitor, 2)
  await fill('Education level', "Bachelor's degree")
  await goOn(visitor, 3)
  await back()
  await see('Step 2 of 4')
  await reload()
  await press('Previous')
  await expect.poll(() => value('Email')).toBe(email)
  await goOn(visitor, 2, 3, 4)
  await fill('Career goals', 'Bridges')
  await press('Complete Registration')
  await see('Registration Submitted')
  await see('Your registration number')
  expect(await rows('student_profiles', `email=eq.${email}`)).toMatchObject([
    { current_education: 'bachelor', career_goals: 'Bridges' },
  ])
})

test('Back from another document shows the typed message, which is sent', async ({ visitor, server }) => {
  await visitor.open('/contact')
  const email = await writeMessage(visitor)
  await visitor.open('/robots.txt', { hydrated: false })
  await visitor.back()
  await expect.poll(() => visitor.value('Your message')).toBe('Hello')
  await sendMessage(visitor, server, email)
})

test('without scripts a page is readable and names the ways to reach us', async ({
  visitor,
  cleanConsole,
}) => {
  cleanConsole.allow(/Content Security Policy/)
  const { open, see, run } = visitor
  await open('/', { scripts: false })
  await see(verdictOn(20))
  await open('/plan', { width: 320, scripts: false })
  // A policy blocks scripts as a lost file does, so CSS shows the page after 10 seconds.
  await run(finishAnimations)
  await see('With typical tuition')
  expect(await run(scrollsSideways)).toBe(false)
  await open('/contact', { scripts: false })
  await run(finishAnimations)
  await see('Contact us')
  await see('They need JavaScript')
  for (const link of ['WhatsApp', brand.phone, brand.email]) await see(link)
  expect(await run(scrollsSideways)).toBe(false)
})

test('text typed before hydration survives a reload and is sent', inEngines, async ({ visitor, server }) => {
  const { open, press, fill, see, run, reload } = visitor
  const { hold, rows } = server
  const email = newEmail()
  let release = hold()
  await open('/contact', { hydrated: false })
  await fill('Your name', 'Asha')
  await fill('Email', email)
  await fill('Your message', 'I was quick')
  release()
  await see('Send message')
  await expect.poll(() => run(countEnabledSubmits)).toBe(1)
  release = hold()
  await reload()
  expect(await run(countEnabledSubmits)).toBe(0)
  release()
  await press('Send message')
  await see('Message Sent!')
  const filter = `email=eq.${email}`
  expect(await rows('contact_submissions', filter)).toMatchObject([{ message: 'I was quick' }])
})

test(
  'a mistyped address is sent once confirmed, then corrected in a second row',
  thorough,
  async ({ visitor, server }) => {
    const { open, press, fill, see, value, run } = visitor
    const { rows } = server
    const name = crypto.randomUUID()
    await open('/contact')
    await fill('Your name', name)
    await fill('Email', `${name}@gmial.com`)
    await fill('Your message', 'Hello')
    await press('Send message')
    await see(`Use ${name}@gmail.com and send`)
    await press('Keep gmial.com')
    await see('We have your message')
    await press('Change what was sent')
    await see('Change your message of')
    await expect.poll(() => run(fieldInFocus)).toBe('name')
    expect(await value('Your message')).toBe('Hello')
    await fill('Email', `${name}@gmail.com`)
    await press('Send message')
    await see('It replaces your message of')
    const stored = await rows('contact_submissions', `name=eq.${name}&order=created_at`)
    expect(stored.map(({ email }) => email)).toEqual([`${name}@gmial.com`, `${name}@gmail.com`])
  },
)

test(
  'a message’s receipt stays after a reload, Back and in a new visit',
  inEngines,
  async ({ visitor, server }) => {
    const { open, press, see, run, back, reload } = visitor
    await open('/contact')
    await sendMessage(visitor, server, await writeMessage(visitor))
    await see('Your message number')
    await reload()
    await see('Your message number')
    await press('All questions and answers')
    await expect.poll(() => run(readPath)).toBe('/faq')
    await back()
    await see('Your message number')
    await open('/about')
    await open('/contact')
    await press('What happens next')
    await press('Forget it here')
    await see('Send message')
  },
)

test(
  'a date chosen in the browser’s own date field is stored with the booking',
  inEngines,
  async ({ visitor, server }) => {
    const { open, press, fill, see, value, run } = visitor
    const { rows } = server
    const email = newEmail()
    await open('/booking/any')
    await fill('Your name', 'Asha')
    await fill('Email', email)
    await see(booking.form.submit)
    // WebKit would show today's date in an empty field.
    expect(await run(showsDate)).toBe(false)
    await fill('Preferred date', '2099-01-02')
    await expect.poll(() => value('Preferred date')).toBe('2099-01-02')
    expect(await run(showsDate)).toBe(true)
    await press(booking.form.submit)
    await see('Booking Request Sent!')
    expect(await rows('consultation_requests', `student_email=eq.${email}`)).toMatchObject([
      { preferred_date: expect.stringContaining('2099-01-02') },
    ])
  },
)

test('an order is stored once after a refused and an offline request', async ({
  visitor,
  server,
  cleanConsole,
}) => {
  cleanConsole.allow(/status of 40[39]|ERR_|DataError/)
  const { open, press, fill, see, seeNot, value, run } = visitor
  const { rows, setOffline, setRefusing } = server
  const email = newEmail()
  const orders = () => rows('database_orders', `customer_email=eq.${email}`)
  await open('/services')
  await press('SOP review')
  await press('Proceed to Checkout')
  await fill('Your name', 'Asha Rao')
  await fill('Phone', '+91 98200 00000')
  await fill('Email', email)
  for (const fail of [setRefusing, setOffline]) {
    fail(true)
    await press('Send order request')
    await see('Failed to submit order.')
    await seeNot('Order Submitted Successfully!')
    expect(await value('Email')).toBe(email)
    fail(false)
    await press('Close toast')
  }
  await press('Send order request')
  await see('Order Submitted Successfully!')
  await see('We have your order')
  expect(await orders()).toMatchObject([
    {
      order_reference: expect.stringMatching(/^STUB_ASHARAO_/),
      product: 'Services: SOP review',
      price: totalOf(servicesById(['sop-review'])),
    },
  ])
  await press('Copy')
  await expect.poll(() => run(readPage)).toMatch(/Payment details copied successfully|copy it from there/)
  await press('Change what was sent')
  expect(await value('Your name')).toBe('Asha Rao')
  await press('Send order request')
  await see('We have your order')
  expect(await orders()).toHaveLength(1)
})

/** Goes through a wizard, and waits for each step before the next press. */
async function goOn({ press, see }: Visitor, ...steps: number[]) {
  for (const step of steps) {
    await press('Next')
    await see(`Step ${step} of 4`)
  }
}

// The functions below run in the page.

const fieldInFocus = () => document.activeElement?.getAttribute('name')
const readPath = () => location.pathname
const readPage = () => String(document.body.textContent)
const countEnabledSubmits = () => document.querySelectorAll('form [type=submit]:enabled').length

function finishAnimations() {
  for (const animation of document.getAnimations()) animation.finish()
}

function showsDate() {
  const field = document.querySelector<HTMLElement>('input[type=date]')
  field?.blur()
  return field !== null && getComputedStyle(field).color !== 'rgba(0, 0, 0, 0)'
}
