import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { forms } from '@/content/forms'
import { runWaiting } from '@/lib/after-pause'
import { definitionOf, formNames } from '@/lib/submissions'
import { answerWith, brokenServer } from '@/testing/fake-network'
import { openForm } from '@/testing/form-places'
import { expectErrors } from '@/testing/logged-errors'
import { fill } from '@/testing/render-page'

const kept = () => {
  runWaiting()
  return JSON.stringify({ ...localStorage, ...sessionStorage })
}

test.each(formNames.filter((name) => definitionOf(name).draft === 'local'))(
  'after "Start afresh" in %s nothing of before is on the device',
  async (name) => {
    expectErrors(/^DataError/)
    answerWith({ status: 200, body: [] }, brokenServer)
    const { user, form } = await openForm(name, name.startsWith('signup-') ? '&step=4' : '')
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
