import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, inject, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 900_000 })

const url = inject('backendUrl')
const runs = process.env.TEST_THOROUGH ? 1000 : 20

/** What a visitor can type into a field: anything but U+0000, which the data layer removes. */
const typed = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.replace(/[\0\p{Surrogate}]/gu, '')),
  fc.constantFrom(
    '',
    ' ',
    `'); drop table referrals; --`,
    '<b>',
    '{}',
    '[]',
    'null',
    '\u202e',
    '=1+1',
    '%',
    '\\',
    '"',
  ),
)
const optional = fc.option(typed)
const list = fc.array(typed, { maxLength: 4 })
const year = fc.option(fc.integer({ min: 1900, max: 2100 }))

const object = fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 3 })

/** What no column of a kind can hold. */
const wrong = {
  text: fc.oneof(fc.boolean(), fc.array(fc.jsonValue()), object, fc.constantFrom('\ud800', 'a\0b')),
  number: fc.oneof(
    fc.boolean(),
    fc.array(fc.integer()),
    object,
    fc.constantFrom('', 'ten', 0.5, 2 ** 31, 1e300, '1e400'),
  ),
  boolean: fc.oneof(fc.integer(), fc.array(fc.boolean()), object, fc.constantFrom('', 'maybe')),
  list: fc.oneof(
    fc.boolean(),
    fc.integer(),
    object,
    fc.array(object, { minLength: 1 }),
    fc.constantFrom('', 'Belgium', '{'),
  ),
  time: fc.oneof(
    fc.boolean(),
    fc.array(fc.string()),
    object,
    fc.constantFrom('', 'some day', '+275760-09-13T00:00:00Z'),
  ),
}
const kinds: Record<string, keyof typeof wrong> = {
  preferred_date: 'time',
  price: 'number',
  graduation_year: 'number',
  experience_years: 'number',
  preferred_countries: 'list',
  preferred_courses: 'list',
  languages_spoken: 'list',
  previous_study_abroad: 'boolean',
  terms_accepted: 'boolean',
}

/** One field of a row in four, and what does not belong there. */
const mistakeIn = (fields: object) =>
  fc.option(
    fc
      .constantFrom(...Object.keys(fields))
      .chain((name) => fc.record({ name: fc.constant(name), value: wrong[kinds[name] ?? 'text'] })),
    { freq: 4 },
  )

const forms = {
  consultation_requests: {
    student_name: typed,
    student_phone: optional,
    student_email: optional,
    preferred_date: fc.option(
      fc
        .date({ min: new Date(0), max: new Date('2999-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString()),
    ),
    message: optional,
  },
  contact_submissions: { name: typed, email: typed, message: typed },
  database_orders: {
    order_reference: typed,
    customer_name: typed,
    customer_email: typed,
    customer_phone: typed,
    message: optional,
    product: typed,
    price: fc.integer({ min: 0, max: 10 ** 6 }),
  },
  referrals: { referrer_email: typed, referee_email: optional, referral_code: typed },
  student_profiles: {
    name: typed,
    email: optional,
    phone: optional,
    gpa: optional,
    graduation_year: year,
    preferred_countries: list,
    preferred_courses: list,
    previous_study_abroad: fc.boolean(),
    additional_info: optional,
  },
  consultant_applications: {
    name: typed,
    email: optional,
    phone: optional,
    experience_years: year,
    languages_spoken: list,
    terms_accepted: fc.boolean(),
    referred_by: optional,
  },
}

async function request(path: string, key: string, init: RequestInit = {}) {
  const headers = { apikey: key, 'content-type': 'application/json' }
  const answer = await fetch(`${url}/rest/v1/${path}`, { ...init, headers })
  return { status: answer.status, body: await answer.json().catch(() => null) }
}

const send = (table: string, row: object) =>
  request(table, inject('publishableKey'), { method: 'POST', body: JSON.stringify(row) })

test.each(Object.entries(forms))(
  'a row of %s is stored as typed or refused with a sentence',
  async (table, fields) => {
    await fc.assert(
      fc.asyncProperty(
        fc.record<Record<string, unknown>>(fields),
        mistakeIn(fields),
        async (values, mistake) => {
          const row = { ...values, ...(mistake && { [mistake.name]: mistake.value }), id: randomUUID() }
          const { status, body } = await send(table, row)
          const stored = await request(`${table}?id=eq.${row.id}`, inject('secretKey'))
          if (mistake) {
            expect([status, body.message]).toEqual([400, expect.stringMatching(/^\S+ \S+/)])
            expect(stored.body).toEqual([])
          } else if (status === 201) {
            const { preferred_date: date, ...rest } = row as Record<string, unknown>
            expect(stored.body).toMatchObject([rest])
            if (date) expect(new Date(stored.body[0].preferred_date).toISOString()).toBe(date)
          } else {
            expect([status, body.code]).toEqual([400, 'PT400'])
            expect(body.message).toMatch(/^Please (enter|choose) .*\.$/)
            expect(stored.body).toEqual([])
          }
        },
      ),
      { numRuns: runs },
    )
  },
)
