import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { brand } from '@/content/brand'
import { brokenForm } from '@/content/error-page'
import { answerWith } from '@/testing/fake-network'
import { allForms } from '@/testing/forms'
import { expectErrors } from '@/testing/logged-errors'
import { renderPage } from '@/testing/render-page'

/** Every form calls this when it opens. */
function breakForms() {
  const forms = vi.spyOn(document, 'forms', 'get').mockImplementation(() => {
    throw new Error('a mistake of ours')
  })
  return () => forms.mockRestore()
}

test.each(allForms)(
  'if the form $name throws, its page stays, and emptying it opens it again',
  async ({ name, path, opener }) => {
    expectErrors(/a mistake of ours|The above error occurred/)
    answerWith({ status: 200, body: [] })
    sessionStorage.setItem(`studybridge:draft:v2:${name}`, JSON.stringify({ values: { name: 'Asha' } }))
    const mend = breakForms()
    const { user } = await renderPage(path, { isReload: true })
    const [button] = opener ? await screen.findAllByRole('button', { name: opener }) : []
    if (button) await user.click(button)
    const place = within(
      button ? await screen.findByRole('dialog', { name: brokenForm.title }) : screen.getByRole('alert'),
    )
    expect(place.getByRole('heading', { name: brokenForm.title })).toBeVisible()
    expect(place.getByRole('link', { name: brand.email })).toBeVisible()
    expect(document.querySelectorAll('h1')).toHaveLength(1)

    mend()
    await user.click(place.getByRole('button', { name: brokenForm.empty }))
    await waitFor(() => expect(document.querySelector(`form[name=${name}]`)).not.toBeNull())
    expect(screen.queryByDisplayValue('Asha')).toBeNull()
  },
)
