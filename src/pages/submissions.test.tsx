import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { consultants } from '@/content/consultants'
import { wizard } from '@/content/signup/wizard'
import { keepReferralCode } from '@/lib/referral-code'
import { definitionOf, type FormName, formNames, storedForms } from '@/lib/submissions'
import { sentTo } from '@/testing/fake-network'
import { openForm } from '@/testing/form-places'
import { fill } from '@/testing/render-page'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** The value typed or chosen in each field, and the words in its label. */
type Typed = Map<string, string[]>

const labelOf = (control: Control) => control.labels?.[0]?.textContent?.trim() ?? ''
const textFor = (type: string, number: number) =>
  ({
    email: `typed-${number}@example.com`,
    tel: `+91 98200 000${number + 10}`,
    date: `2099-01-${number + 10}`,
  })[type] ?? `Typed ${number}.`

/** Fills in all controls of a field, and returns their values. */
function fillIn(controls: readonly Control[], number: number) {
  const last = controls.at(-1) as Control
  if (last.type === 'checkbox' && controls.length === 1) {
    fireEvent.click(last)
    return ['true']
  }
  if (last.type === 'checkbox' || last.type === 'radio') {
    fireEvent.click(last)
    return [last.value, labelOf(last).split(',')[0] ?? '']
  }
  const value = last instanceof HTMLSelectElement ? last.options[last.options.length - 1]?.value : undefined
  fill(last, value ?? textFor(last.type, number))
  return [last.value]
}

/** Fills in every field of the form, step by step where it has steps. */
async function fillInAll(form: HTMLFormElement) {
  const typed: Typed = new Map()
  for (let step = 2; ; step++) {
    const controls = [...form.elements].filter(
      (element): element is Control => 'name' in element && Boolean(element.name) && 'labels' in element,
    )
    for (const name of new Set(controls.map(({ name }) => name))) {
      const group = controls.filter((control) => control.name === name)
      typed.set(name, fillIn(group, typed.size))
    }
    const next = within(form).queryByRole('button', { name: wizard.next })
    if (!next) return typed
    fireEvent.click(next)
    await screen.findByText(`Step ${step} of`, { exact: false })
  }
}

/** A text may be composed of several values; a number is the first of the chosen range. */
const holds = (stored: unknown, entered: readonly string[]) =>
  typeof stored === 'number'
    ? entered.some((text) => Number.parseInt(text, 10) === stored)
    : entered.some((text) => String(stored).includes(text))

function answerInserts() {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const isInsert = init?.method === 'POST'
    return new Response(isInsert ? '[{}]' : '[]', { status: isInsert ? 201 : 200 })
  })
}

/** The page of a booking has no services to add where there is no consultant. */
const isShown = (field: string) => field !== 'services' || Boolean(consultants[0]?.services.length)

async function fillInForm(name: FormName) {
  const { form } = await openForm(name)
  const typed = await fillInAll(form)
  const { fields, notStored, secrets }: Partial<Record<string, object | string>> = definitionOf(name)
  const named = Object.keys(Object.assign({}, fields, notStored, secrets))
  expect([...typed.keys()].sort(), 'fields on the page').toEqual(named.filter(isShown).sort())
  return { form, typed }
}

const code = 'STUBAB12CD'

test.each(storedForms)('every field of %s is stored in its column, or is a secret', async (name) => {
  const fetch = answerInserts()
  const log = vi.spyOn(console, 'log')
  keepReferralCode(code)
  const { form, typed } = await fillInForm(name)
  const kept = JSON.stringify({ ...localStorage, ...sessionStorage })
  const { table, fields, ...rest } = definitionOf(name)
  fireEvent.submit(form)
  await waitFor(() => expect(sentTo(table)).toHaveLength(1))
  const [row = {}] = sentTo(table)
  const lost = Object.entries<string>(fields).filter(
    ([field, column]) => typed.has(field) && !holds(row[column], typed.get(field) ?? []),
  )
  expect(lost, 'fields that their columns do not hold').toEqual([])
  if ('referralCode' in rest) expect(row[rest.referralCode]).toContain(code)
  else expect(JSON.stringify(row)).not.toContain(code)
  for (const secret of Object.keys('secrets' in rest ? rest.secrets : {}))
    expect(kept + JSON.stringify([fetch.mock.calls, log.mock.calls])).not.toContain(typed.get(secret)?.[0])
})

test.each(formNames.filter((name) => !('table' in definitionOf(name))))(
  'every field of %s is among those that are not stored, and why',
  async (name) => {
    await fillInForm(name)
  },
)
