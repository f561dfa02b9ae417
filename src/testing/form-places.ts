import { screen, waitFor } from '@testing-library/react'
import { consultants } from '@/content/consultants'
import { renderPage } from '@/testing/render-page'

/** The page of each form, and the button that opens it. */
export const places = {
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
} as const satisfies Record<string, readonly [path: string, button?: string | RegExp]>

export type FormName = keyof typeof places

/** Opens a form's page, and its dialog. A wizard's step is chosen by `search`. */
export async function openForm(name: FormName, search = '', options?: { isReload: boolean }) {
  const [path, button]: readonly [string, (string | RegExp)?] = places[name]
  const { user } = await renderPage(path + search, options)
  const [opener] = button ? await screen.findAllByRole('button', { name: button }) : []
  if (opener) await user.click(opener)
  const form = await waitFor(() => {
    const found = document.querySelector<HTMLFormElement>(`form[name=${name}]`)
    if (!found) throw new Error(`There is no form ${name}.`)
    return found
  })
  return { user, form }
}
