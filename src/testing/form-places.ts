import { screen, waitFor } from '@testing-library/react'
import { consultants } from '@/content/consultants'
import type { FormName } from '@/lib/submissions'
import { renderPage } from '@/testing/render-page'

/** Where each form is: its page, and the button that opens it. */
const places: Record<FormName, [path: string, button?: string | RegExp]> = {
  'free-call': ['/login', 'Book FREE Call'],
  contact: ['/contact'],
  booking: [`/booking/${consultants[0]?.id}`],
  order: ['/companies/belgium', 'Get Database Access'],
  checkout: ['/checkout?services=sop-review'],
  referral: ['/referral'],
  'signup-student': ['/signup?type=student'],
  'signup-consultant': ['/signup?type=consultant'],
  login: ['/login'],
  'forgot-password': ['/forgot-password'],
  notify: ['/companies', /^Notify Me: /],
}

/** Opens a form's page, and its dialog. A wizard's step is chosen by `search`. */
export async function openForm(name: FormName, search = '') {
  const [path, button] = places[name]
  const { user } = await renderPage(path + search)
  const [opener] = button ? await screen.findAllByRole('button', { name: button }) : []
  if (opener) await user.click(opener)
  const form = await waitFor(() => {
    const found = document.querySelector<HTMLFormElement>(`form[name=${name}]`)
    if (!found) throw new Error(`There is no form ${name}.`)
    return found
  })
  return { user, form }
}
