import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { consultants } from '@/content/consultants'
import { forms } from '@/content/forms'
import { storedNames } from '@/content/legal/privacy'
import { runWaiting } from '@/lib/after-pause'
import { answerWith, brokenServer } from '@/testing/fake-network'
import { expectErrors } from '@/testing/logged-errors'
import { fill, renderPage } from '@/testing/render-page'

/** Where each form that keeps a draft is: its page, and what opens it. */
const places: Record<string, [path: string, button?: string]> = {
  contact: ['/contact'],
  booking: [`/booking/${consultants[0]?.id}`],
  order: ['/companies/belgium', 'Get Database Access'],
  checkout: ['/checkout?services=sop-review'],
  'signup-student': ['/signup?type=student&step=4'],
  'signup-consultant': ['/signup?type=consultant&step=4'],
}
const kept = () => {
  runWaiting()
  return JSON.stringify({ ...localStorage, ...sessionStorage })
}

test('these are all forms that keep a draft', () => {
  // The list of services is no form.
  expect([...Object.keys(places), 'services'].sort()).toEqual(storedNames.drafts.toSorted())
})

test.each(Object.entries(places))(
  'after "Start afresh" in %s nothing of before is on the device',
  async (name, [path, button]) => {
    expectErrors(/^DataError/)
    answerWith({ status: 200, body: [] }, brokenServer)
    const { user } = await renderPage(path)
    if (button) await user.click(await screen.findByRole('button', { name: button }))
    const form = await waitFor(() => {
      const found = document.querySelector<HTMLFormElement>(`form[name=${name}]`)
      if (!found) throw new Error(`There is no form ${name}.`)
      return found
    })
    const write = (text: string) => {
      for (const field of within(form).getAllByRole<HTMLInputElement>('textbox'))
        fill(
          field,
          field.type === 'email' ? `${text}@example.com` : field.type === 'tel' ? '+91 98200 00000' : text,
        )
    }
    write('Marker')
    fireEvent.submit(form)
    await waitFor(() => expect(kept()).toMatch(/digest/))
    expect(kept()).toContain('Marker')

    await user.click(await screen.findByRole('button', { name: forms.startAfresh }))
    const [first] = within(form).getAllByRole('textbox')
    if (first) fill(first, 'B')
    expect(kept()).toContain('"B')
    expect(kept()).not.toMatch(/marker|98200/i)
  },
)
