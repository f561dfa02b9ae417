import type { Page } from 'playwright/test'
import { accessFaults, expect, holdScripts, once, recordShifts, test, thorough } from './fixtures'

const PASSWORD = 'Correct-Horse-42'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
/** Goes on, and waits until the next step is there: a second press on this one would be lost. */
async function next(page: Page) {
  const heading = page.getByRole('heading', { name: /^Step \d of \d/ })
  const step = String(await heading.textContent())
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(heading).not.toHaveText(step)
}
const complete = (page: Page) => page.getByRole('button', { name: 'Complete Registration' })
const address = (what: string) => `${what}-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`

/** Everything that could carry a password away: requests, the log, what the browser keeps. */
function listen(page: Page) {
  const heard: string[] = []
  page.on('request', (request) => heard.push(request.url() + (request.postData() ?? '')))
  page.on('console', (message) => heard.push(message.text()))
  return async () => {
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    return [...heard, kept, page.url()].join('\n')
  }
}

async function fillBasics(page: Page, { name, email, phone }: Record<'name' | 'email' | 'phone', string>) {
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone / WhatsApp number').fill(phone)
  await page.getByLabel(/^Password/).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await next(page)
}

test(
  'on a slow first visit, without the display face, the title row has its height and nothing moves',
  once,
  async ({ page, open, cleanConsole }) => {
    cleanConsole.allow(/ERR_FAILED/)
    await page.route('**/*.woff2', (route) => route.abort())
    await page.addInitScript(recordShifts)
    await open('/signup?type=student&step=2')
    await expect(page.getByLabel('Education level')).toBeVisible()
    const title = page.getByRole('heading', { level: 1 }).locator('..')
    expect(await title.boundingBox()).toMatchObject({ height: 56 })
    expect(await page.locator('html').getAttribute('data-shift')).toBeNull()
  },
)

test(
  'a student registers: every answer is stored, the password nowhere',
  once,
  async ({ page, open, rows }) => {
    const everything = listen(page)
    const email = address('student')
    await open('/?ref=STUBAB12CD')
    await open('/signup?type=student')
    const first = await page.getByLabel('Full name').boundingBox()
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual(300)
    await fillBasics(page, { name: ' Asha Rao ', email, phone: '+91 98200 00000' })
    await page.getByLabel('Education level').selectOption('bachelor')
    await page.getByLabel('Field of study').fill('Physics')
    await page.getByLabel('Current institution').fill('IIT Bombay')
    await page.getByLabel('CGPA or percentage').fill('8.4 CGPA')
    await page.getByLabel('Graduation year').selectOption('2027')
    await next(page)
    for (const choice of ['Germany', 'Belgium', 'Engineering', 'Computer Science']) {
      await page.getByLabel(choice, { exact: true }).check()
    }
    await page.getByLabel('Budget range').selectOption('₹12,50,000 to ₹20,00,000')
    await page.getByLabel('English proficiency').selectOption('advanced')
    await next(page)
    await page.getByLabel('Intake preference').selectOption('spring-2026')
    await page.getByLabel('Career goals').fill('Work on\nclean energy')
    await page.getByLabel('I have studied abroad before').check()
    await page.getByLabel('Additional information').fill('Evenings suit me')
    await expect(page.getByRole('region', { name: 'Still empty' })).toBeHidden()
    await complete(page).click()

    await expect(page.getByText('Registration Submitted')).toBeVisible()
    await expect(heading(page, 'Thank you, we have your registration')).toBeFocused()
    const stored = await rows('student_profiles', `email=eq.${email}`)
    expect(stored).toEqual([
      {
        id: expect.any(String),
        created_at: expect.any(String),
        inserted_in: expect.anything(),
        handled_at: null,
        in_flood: false,
        name: 'Asha Rao',
        email,
        phone: '+91 98200 00000',
        current_education: 'bachelor',
        field_of_study: 'Physics',
        current_institution: 'IIT Bombay',
        gpa: '8.4 CGPA',
        graduation_year: 2027,
        preferred_countries: ['Belgium', 'Germany'],
        preferred_courses: ['Engineering', 'Computer Science'],
        budget_range: '15k-25k',
        english_proficiency: 'advanced',
        intake_year: 'spring-2026',
        career_goals: 'Work on\nclean energy',
        previous_study_abroad: true,
        additional_info: 'Evenings suit me\nReferral code: STUBAB12CD',
      },
    ])
    expect((await everything()) + JSON.stringify(stored)).not.toContain(PASSWORD)
    expect(await accessFaults(page)).toEqual([])
  },
)

test(
  'a consultant applies: every answer is stored, the password nowhere',
  once,
  async ({ page, open, rows }) => {
    const everything = listen(page)
    const email = address('consultant')
    await open('/signup?ref=STUBAB12CD')
    await page.getByRole('link', { name: 'Start Application' }).click()
    await fillBasics(page, { name: 'Ravi Menon', email, phone: '+32 470 00 00 00' })
    await page.getByLabel('Years of experience').selectOption('5-10')
    await page.getByLabel('Education level').selectOption('professional')
    await page.getByLabel('PIER Certification').check()
    await page.getByLabel('Other').check()
    await page.getByLabel('LinkedIn profile').fill('linkedin.com/in/ravi')
    await next(page)
    for (const choice of ['Belgium', 'UK', 'Visa Assistance', 'Interview Prep', 'Hindi', 'Group Sessions']) {
      await page.getByLabel(choice, { exact: true }).check()
    }
    await next(page)
    await page.getByLabel('Company name').fill('Menon Advice')
    await page.getByLabel('Company registration number').fill('BE 0123.456.789')
    await page.getByLabel('Success rate').selectOption('95+')
    await page.getByLabel('Client testimonials').fill('They were happy')
    await page.getByLabel('My documents are ready').check()
    await page.getByLabel('I agree to a background check').check()
    await page.getByLabel('I accept the Terms & Conditions').check()
    await expect(page.getByRole('link', { name: 'Terms & Conditions' }).first()).toHaveAttribute(
      'href',
      '/terms',
    )
    await complete(page).click()

    await expect(page.getByText('Registration Submitted')).toBeVisible()
    await expect(heading(page, 'Thank you, we have your application')).toBeFocused()
    const stored = await rows('consultant_applications', `email=eq.${email}`)
    expect(stored).toEqual([
      {
        id: expect.any(String),
        created_at: expect.any(String),
        inserted_in: expect.anything(),
        handled_at: null,
        in_flood: false,
        name: 'Ravi Menon',
        email,
        phone: '+32 470 00 00 00',
        linkedin_url: 'linkedin.com/in/ravi',
        experience_years: 7,
        education_level: 'professional',
        certifications: ['PIER Certification', 'Other'],
        countries: ['Belgium', 'UK'],
        services_offered: ['Visa Assistance', 'Interview Prep'],
        languages_spoken: ['Hindi'],
        consultation_types: ['Group Sessions'],
        company_name: 'Menon Advice',
        company_registration: 'BE 0123.456.789',
        success_rate: '95+',
        client_testimonials: 'They were happy',
        documents_uploaded: true,
        background_check: true,
        terms_accepted: true,
        referred_by: 'STUBAB12CD',
      },
    ])
    expect((await everything()) + JSON.stringify(stored)).not.toContain(PASSWORD)
  },
)

test('a link to a wizard never shows the selection on its way', once, async ({ page }) => {
  const release = await holdScripts(page)
  // Looked for at each change, not only when the test has time to look.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const link = [...document.querySelectorAll('a')].find(
        (each) => each.textContent === 'Start Application',
      )
      if (link?.checkVisibility()) document.documentElement.dataset.selection = 'shown'
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  await page.goto('/signup?type=student', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  release()
  await expect(heading(page, 'Basic Information')).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-selection', 'shown')
})

test('with scripts off the selection is there', once, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/signup')
  await expect(page.getByRole('link', { name: 'Book a Consultation Session' })).toBeVisible()
  await context.close()
})

test('all of it works by keyboard alone', thorough, async ({ page, open, rows }) => {
  const email = address('keys')
  const tab = async (times = 1) => {
    for (let time = 0; time < times; time++) await page.keyboard.press('Tab')
  }
  await open('/signup?type=student')
  await page.getByLabel('Full name').focus()
  await page.keyboard.type('Asha Rao')
  await tab()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Academic Background')).toBeFocused()
  await tab()
  await page.keyboard.type('mas')
  await expect(page.getByLabel('Education level')).toHaveValue('master')
  await tab()
  await page.keyboard.type('Physics')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Study Preferences')).toBeFocused()
  await tab()
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Belgium')).toBeChecked()
  await page.getByRole('button', { name: 'Next' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Timeline & Goals')).toBeFocused()
  await tab(5)
  await expect(page.getByRole('link', { name: 'Phone / WhatsApp number' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Phone / WhatsApp number')).toBeFocused()
  await page.goBack()
  await expect(heading(page, 'Timeline & Goals')).toBeFocused()
  await complete(page).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Thank you, we have your registration')).toBeFocused()
  expect(await rows('student_profiles', `email=eq.${email}`)).toMatchObject([
    { current_education: 'master', field_of_study: 'Physics', preferred_countries: ['Belgium'] },
  ])
})

test('a double click on Next does not send the form', once, async ({ page, open }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await open('/signup?type=student&step=3')
  await page.getByRole('button', { name: 'Next' }).dblclick()
  await expect(heading(page, 'Timeline & Goals')).toBeFocused()
  await expect(complete(page)).toBeEnabled()
  expect(sent).toEqual([])
})
