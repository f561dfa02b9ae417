import { QueryClient } from '@tanstack/react-query'
import { v4 as newId } from 'uuid'
import { describe, expect, inject, test, vi } from 'vitest'
import { belgiumDatabase } from '@/content/belgium-database'
import { forms } from '@/content/forms'
import { prices } from '@/content/prices'
import { belgiumCompaniesQuery } from '@/data/companies'
import { applyAsConsultant, consultantSchema } from '@/data/consultant-applications'
import { bookFreeCall, requestBooking } from '@/data/consultation-requests'
import { sendContactMessage } from '@/data/contact-submissions'
import { placeOrder } from '@/data/database-orders'
import type { SubmissionTable } from '@/data/insert'
import { createReferral } from '@/data/referrals'
import { verifiedReviewsQuery } from '@/data/reviews'
import { registerStudent, studentSchema } from '@/data/student-profiles'
import { databaseOrderReference } from '@/lib/references'

const letter = { name: 'Asha', email: 'a@example.com', message: 'Hello' }

const booking = {
  name: 'Asha Rao',
  email: ' asha@example.com ',
  phone: '',
  preferred_date: '2026-12-01',
  session: '30',
  services: ['cv-review', 'sop-review'],
  message: ' Evenings please ',
}

const extras = [
  { id: 'sop-review', name: 'SOP review' },
  { id: 'cv-review', name: 'CV review' },
  { id: 'visa-document-check', name: 'Visa document check' },
]

const reference = databaseOrderReference('Asha Rao Patel', new Date())
const customer = {
  name: 'Asha Rao Patel',
  email: 'asha@example.com',
  phone: '+91 98200 00000',
  message: '',
}
const orderDatabase = placeOrder({
  product: 'Belgium Companies Database',
  price: prices.companyDatabase.stored,
})

const student = studentSchema.parse({
  name: 'Asha Rao',
  email: 'asha@example.com',
  educationLevel: 'bachelor',
  fieldOfStudy: 'Physics',
  currentInstitution: 'Pune University',
  gpa: '8.1',
  graduationYear: '2027',
  preferredCountries: ['Belgium', 'Germany'],
  preferredCourses: ['Engineering'],
  budgetRange: '20-30',
  englishProficiency: 'ielts',
  intakePreference: 'fall-2027',
  careerGoals: ' ',
  previousStudyAbroad: true,
  additionalInfo: 'Night classes',
})

const consultant = consultantSchema.parse({
  name: 'Ravi Menon',
  email: 'ravi@example.com',
  educationLevel: 'master',
  certifications: ['Other'],
  linkedinProfile: 'https://www.linkedin.com/in/ravi',
  specializedCountries: ['Belgium'],
  servicesOffered: ['Visa'],
  languagesSpoken: ['English', 'Hindi'],
  consultationTypes: [],
  companyName: 'Menon Advice',
  companyRegistration: 'U80904KA2019PTC120001',
  successRate: '80',
  clientTestimonials: 'On request',
  documentsUploaded: false,
  backgroundCheck: true,
  termsAccepted: true,
})

const network = globalThis.fetch

/** Rows as staff see them. */
async function rowsOfStaff(query: string): Promise<Record<string, unknown>[]> {
  const headers = { apikey: inject('secretKey') }
  return (await network(`${inject('backendUrl')}/rest/v1/${query}`, { headers })).json()
}

/** The stored row, as staff see it. */
const stored = async (table: string, id: string) => (await rowsOfStaff(`${table}?id=eq.${id}`))[0]

/** Stores the row, but loses the answer. */
function loseNextAnswer() {
  vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (input, init) => {
    await network(input, init)
    throw new TypeError('Failed to fetch')
  })
}

const withId = (id: string) => ({ id, reference: '' })

type Call = [what: string, send: (id: string) => Promise<unknown>, row: object]

/** The calls that store rows in each table, and the rows that they store. */
const calls: Record<SubmissionTable, Call[]> = {
  consultation_requests: [
    [
      'a free call',
      (id) => bookFreeCall({ ...withId(id), values: { name: ' Asha Rao ', phone: '+91 98200 00000\n' } }),
      {
        student_name: 'Asha Rao',
        student_phone: '+91 98200 00000',
        student_email: null,
        preferred_date: null,
        message: null,
        status: 'pending',
        handled_at: null,
      },
    ],
    [
      'a booking',
      (id) => requestBooking(extras)({ ...withId(id), values: booking, referralCode: 'STUBAB12CD' }),
      {
        student_name: 'Asha Rao',
        student_email: 'asha@example.com',
        preferred_date: expect.stringMatching(/^2026-12-01.12:00:00/),
        message: 'Session: 30 minutes\nAdditional services: SOP review, CV review\nMessage: Evenings please',
        referral_code: 'STUBAB12CD',
      },
    ],
  ],
  contact_submissions: [
    [
      'a contact message',
      (id) =>
        sendContactMessage({
          ...withId(id),
          values: { ...letter, name: ' Asha ', email: ' a@example.com ', message: '\n Hello \n' },
        }),
      { ...letter, status: 'pending' },
    ],
  ],
  database_orders: [
    [
      'a database order',
      (id) => orderDatabase({ id, reference, values: { ...customer, message: ' By e-mail ' } }),
      {
        order_reference: reference,
        customer_name: 'Asha Rao Patel',
        customer_email: 'asha@example.com',
        customer_phone: '+91 98200 00000',
        product: 'Belgium Companies Database',
        price: prices.companyDatabase.stored,
        status: 'pending',
        message: 'By e-mail',
      },
    ],
  ],
  referrals: [
    [
      'a referral',
      (id) => createReferral({ id, reference: 'STUBAB12CD', values: { email: ' asha@example.com ' } }),
      {
        referrer_email: 'asha@example.com',
        referee_email: '',
        referral_code: 'STUBAB12CD',
        status: 'pending',
      },
    ],
  ],
  student_profiles: [
    [
      'a student registration',
      (id) => registerStudent({ ...withId(id), values: student, referralCode: 'STUBAB12CD' }),
      {
        name: 'Asha Rao',
        email: 'asha@example.com',
        phone: null,
        current_education: 'bachelor',
        field_of_study: 'Physics',
        current_institution: 'Pune University',
        gpa: '8.1',
        graduation_year: 2027,
        preferred_countries: ['Belgium', 'Germany'],
        preferred_courses: ['Engineering'],
        budget_range: '20-30',
        english_proficiency: 'ielts',
        intake_year: 'fall-2027',
        career_goals: null,
        previous_study_abroad: true,
        additional_info: 'Night classes',
        referral_code: 'STUBAB12CD',
      },
    ],
  ],
  consultant_applications: Object.entries({ '1-3': 2, '3-5': 4, '5-10': 7, '10+': 10, '': 0 }).map(
    ([yearsExperience, experience_years]): Call => [
      `a consultant application with "${yearsExperience}" years of experience`,
      (id) => applyAsConsultant({ ...withId(id), values: { ...consultant, yearsExperience } }),
      {
        name: 'Ravi Menon',
        email: 'ravi@example.com',
        phone: null,
        linkedin_url: 'https://www.linkedin.com/in/ravi',
        experience_years,
        education_level: 'master',
        certifications: ['Other'],
        countries: ['Belgium'],
        services_offered: ['Visa'],
        languages_spoken: ['English', 'Hindi'],
        consultation_types: [],
        company_name: 'Menon Advice',
        company_registration: 'U80904KA2019PTC120001',
        success_rate: '80',
        client_testimonials: 'On request',
        documents_uploaded: false,
        background_check: true,
        terms_accepted: true,
      },
    ],
  ),
}
const storedRows = Object.entries(calls).flatMap(([table, calls]) =>
  calls.map(([what, send, row]) => ({ what, table, send, row })),
)

test.each(storedRows)('$what is stored', async ({ table, send, row }) => {
  const id = newId()
  await send(id)
  expect(await stored(table, id)).toMatchObject(row)
})

test('visitors get the six newest verified reviews', async () => {
  const reviews = await new QueryClient().fetchQuery(verifiedReviewsQuery())
  const all = await rowsOfStaff('reviews?verified=is.true')
  const newestFirst = all
    .map(({ created_at }) => String(created_at))
    .sort()
    .reverse()
  expect(newestFirst.length).toBeGreaterThan(6)
  expect(reviews.map(({ created_at }) => created_at)).toEqual(newestFirst.slice(0, 6))
})

test('visitors get as many companies in Belgium as the page says, by name', async () => {
  const companies = await new QueryClient().fetchQuery(belgiumCompaniesQuery())
  expect(companies).toHaveLength(belgiumDatabase.verifiedCompanies)
  const names = companies.map(({ name }) => name)
  expect(names).toEqual([...names].sort())
})

test('no company’s description names a visa or sponsor; each has an https careers site', async () => {
  for (const company of await new QueryClient().fetchQuery(belgiumCompaniesQuery())) {
    expect(company.description).not.toMatch(/sponsor|visa/i)
    expect(company.career_page_url).toMatch(/^https:/)
  }
})

test('a change is stored as a new row with the id of the replaced row', async () => {
  const [first, second] = [newId(), newId()]
  const values = { name: 'Asha', phone: '+91 1' }
  await bookFreeCall({ ...withId(first), values })
  await bookFreeCall({ ...withId(second), values, replaces: first })
  expect(await stored('consultation_requests', second)).toMatchObject({ replaces: first })
})

test.each<[string, string, (id: string) => Promise<unknown>]>([
  [
    'a call',
    'consultation_requests',
    (id) => bookFreeCall({ ...withId(id), values: { name: 'Asha', phone: '1' } }),
  ],
  ['a registration', 'student_profiles', (id) => registerStudent({ ...withId(id), values: student })],
  ['an order', 'database_orders', (id) => orderDatabase({ id, reference, values: customer })],
])('%s is stored once if it is sent again after a lost answer', async (_, table, send) => {
  const id = newId()
  loseNextAnswer()
  await expect(send(id)).rejects.toMatchObject({ kind: 'failed' })
  await expect(send(id)).resolves.toBeUndefined()
  expect(await stored(table, id)).toMatchObject({ id })
})

describe('a row that the database refuses', () => {
  test.each([110_000, 2_000_000])('a message of %s characters is refused as too long', async (length) => {
    const message = 'x'.repeat(length)
    const error = await sendContactMessage({ ...withId(newId()), values: { ...letter, message } }).catch(
      (thrown: unknown) => thrown,
    )
    expect(error).toMatchObject({ kind: 'too-long', message: `413 ${forms.tooLong}` })
  })
})

describe('awkward text', () => {
  test.each([
    ['markup', `<script>alert("1")</script> <b>&amp;</b>`],
    ['SQL', `'); drop table public.contact_submissions; --`],
    ['Devanagari, nearly 100 KB of it', `मैं बेल्जियम में ${'पढ़ना '.repeat(6000)}चाहती हूँ`],
    ['lines and emoji', 'a\n\n\tb 👩🏽‍🎓 c'],
  ])('a message with %s is stored as typed', async (_, message) => {
    const id = newId()
    await sendContactMessage({ ...withId(id), values: { ...letter, message } })
    expect(await stored('contact_submissions', id)).toMatchObject({ message })
  })

  test('U+0000 and an unpaired surrogate, which Postgres cannot store, are removed', async () => {
    const id = newId()
    await sendContactMessage({
      ...withId(id),
      values: { ...letter, name: 'A\u0000sha', message: '\u0000Hi\ud83d' },
    })
    expect(await stored('contact_submissions', id)).toMatchObject({ name: 'Asha', message: 'Hi' })
  })
})
