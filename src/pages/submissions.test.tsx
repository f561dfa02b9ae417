import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { forms } from '@/content/forms'
import { keepReferralCode } from '@/lib/referral-code'
import { sentTo } from '@/testing/fake-network'
import { controlsOf, fillInForm, openForm } from '@/testing/fill-in-form'
import { allForms, formsWithoutRequest, storingForms } from '@/testing/forms'
import { expectErrors } from '@/testing/logged-errors'
import { fill } from '@/testing/render-page'

/** Answers inserts with this status once `moment` resolves, and reads with no rows. */
function answerInserts(status: 201 | 500, moment?: Promise<void>) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const isInsert = init?.method === 'POST'
    if (isInsert) await moment
    return new Response(isInsert ? '[{}]' : '[]', { status: isInsert ? status : 200 })
  })
}

const findAll = (texts: readonly string[]) => Promise.all(texts.map((text) => screen.findByText(text)))

const code = 'STUBAB12CD'

const customer = { name: 'customer_name', email: 'customer_email', phone: 'customer_phone' }

/** The columns of each form's fields, where their names differ from the field's in snake case. */
const columns: Record<string, Record<string, string>> = {
  'free-call': { name: 'student_name', phone: 'student_phone' },
  booking: {
    name: 'student_name',
    email: 'student_email',
    phone: 'student_phone',
    preferred_time: 'preferred_date',
    session: 'message',
    services: 'message',
  },
  order: customer,
  checkout: customer,
  referral: { email: 'referrer_email' },
  'signup-student': { educationLevel: 'current_education', intakePreference: 'intake_year' },
  'signup-consultant': {
    yearsExperience: 'experience_years',
    linkedinProfile: 'linkedin_url',
    specializedCountries: 'countries',
  },
}

const snakeCase = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

test.each(storingForms)('$name stores every field but passwords and deletes its draft', async (specified) => {
  const fetch = answerInserts(201)
  const log = vi.spyOn(console, 'log')
  keepReferralCode(code)
  const { form, typed } = await fillInForm(specified)
  const inStorage = JSON.stringify({ ...localStorage, ...sessionStorage })
  fireEvent.submit(form)
  await findAll(specified.sent)
  const [{ id, ...row } = {}] = sentTo(specified.table)
  const isStored = (field: string, value: string) => {
    const cell = row[columns[specified.name]?.[field] ?? snakeCase(field)]
    // A booking joins several fields in one column.
    if (specified.name === 'booking') return String(cell).includes(value)
    // `experience_years` holds 10 for "10+".
    if (typeof cell === 'number') return cell === Number.parseInt(value, 10)
    return [cell].flat().map(String).includes(value)
  }
  const isPassword = (field: string) => /password/i.test(field)
  const passwords = [...typed].filter(([field]) => isPassword(field))
  const lost = [...typed].filter(
    ([field, values]) => !isPassword(field) && !values.some((value) => isStored(field, value)),
  )
  expect(lost, 'fields that the row does not hold').toEqual([])
  const blankColumns = Object.keys(row).filter((column) => ![row[column]].flat().some(Boolean))
  expect(blankColumns).toEqual(specified.table === 'referrals' ? ['referee_email'] : [])
  const followedCodes = [row.referral_code, row.referred_by].filter((cell) => cell === code)
  expect(followedCodes).toEqual(specified.table === 'referrals' ? [] : [code])
  for (const [, [text = '']] of passwords) {
    expect(inStorage + JSON.stringify([fetch.mock.calls, log.mock.calls])).not.toContain(text)
    expect(document.body).not.toHaveTextContent(text)
  }
  const storedKeys = Object.keys({ ...localStorage, ...sessionStorage })
  expect(storedKeys.filter((key) => key.includes('draft'))).toEqual([])
})

test.each(storingForms)(
  '$name shows a failure, keeps every field, and can be sent again',
  async (specified) => {
    expectErrors(/^DataError/)
    let answer = () => {}
    answerInserts(500, new Promise((resolve) => (answer = resolve)))
    const { form } = await fillInForm(specified)
    const valuesOf = () =>
      controlsOf(form).map((control) => [
        control.name,
        control.value,
        'checked' in control && control.checked,
      ])
    const before = valuesOf()
    const button = form.querySelector<HTMLButtonElement>('[type=submit]')
    button?.focus()
    fireEvent.submit(form)
    await waitFor(() => expect(button).toBeDisabled())
    // As in a browser, where a disabled button loses the focus.
    form.tabIndex = -1
    form.focus()
    answer()
    await findAll([specified.failed ?? ''])
    expect(valuesOf()).toEqual(before)
    const failure = screen.getByText(/^This did not reach us/).parentElement
    const links = [...(failure?.querySelectorAll('a') ?? [])].map(({ href }) => decodeURIComponent(href))
    expect(links.join()).toMatch(specified.failureLink ?? /Typed/)
    // A link to WhatsApp also shows the number.
    const numbers = links.flatMap((link) => link.match(/(?<=wa\.me\/)\d+/) ?? [])
    for (const number of numbers) expect(failure?.textContent?.replace(/\D/g, '')).toContain(number)
    await waitFor(() => expect(button).toHaveFocus())
    expect(button).toBeEnabled()
    fireEvent.submit(form)
    await waitFor(() => expect(sentTo(specified.table)).toHaveLength(2))
    const [first, again] = sentTo(specified.table)
    expect(again).toEqual(first)
  },
)

test.each(storingForms.filter(({ isKeptOnDevice }) => isKeptOnDevice))(
  'after "Start afresh" $name leaves no typed text on the device',
  async (specified) => {
    expectErrors(/^DataError/)
    answerInserts(500)
    const { form } = await fillInForm(specified)
    fireEvent.submit(form)
    const inStorage = () => JSON.stringify({ ...localStorage, ...sessionStorage })
    await waitFor(() => expect(inStorage()).toMatch(/attempt.*Typed/))
    fireEvent.click(await screen.findByRole('button', { name: forms.startAfresh }))
    expect(inStorage()).not.toMatch(/typed|98200/i)
  },
)

test.each(allForms)('$name names its restored draft, which “Start afresh” deletes', async (specified) => {
  answerInserts(500)
  const { form } = await openForm(specified)
  fill(form.querySelector('input[type=email], input') as Element, 'typed@example.com')
  const again = await openForm(specified, { isReload: true })
  expect(screen.getByDisplayValue('typed@example.com')).toBeVisible()
  const note = within(again.form).getByText(forms.draftRestored, { exact: false })
  await again.user.click(within(note).getByRole('button', { name: forms.startAfresh }))
  expect(screen.queryByDisplayValue('typed@example.com')).toBeNull()
  expect(screen.queryByText(forms.draftRestored, { exact: false })).toBeNull()
})

test.each(allForms.filter(({ blank }) => blank))(
  '$name without values names the missing fields and sends nothing',
  async (specified) => {
    const fetch = answerInserts(201)
    const { form } = await openForm(specified)
    fireEvent.submit(form)
    await findAll(specified.blank ?? [])
    const [first] = form.querySelectorAll('[aria-invalid=true]')
    expect(first).toHaveFocus()
    expect(fetch.mock.calls.filter(([, init]) => init?.method === 'POST')).toEqual([])
  },
)

test.each(formsWithoutRequest)('$name sends no request', async (specified) => {
  const fetch = answerInserts(201)
  const { form } = await fillInForm(specified)
  fireEvent.submit(form)
  await findAll(specified.sent)
  expect(fetch.mock.calls.filter(([, init]) => init?.method === 'POST')).toEqual([])
  expect({ ...localStorage }).toEqual({})
})
