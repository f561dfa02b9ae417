import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { wizard } from '@/content/signup/wizard'
import type { Form } from '@/testing/forms'
import { fill, renderPage } from '@/testing/render-page'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** The values typed or selected in each field, and the words of its label. */
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
  if (last.type === 'checkbox' && !last.hasAttribute('value')) {
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

export const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is Control => 'name' in element && Boolean(element.name) && 'labels' in element,
  )

/** Fills in every field of the form, in every step of a wizard. */
async function fillInAll(form: HTMLFormElement) {
  const typed: Typed = new Map()
  for (let step = 2; ; step++) {
    const controls = controlsOf(form)
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

/** Opens a form's page, and its dialog. */
export async function openForm({ name, path, opener }: Form, options?: { isReload: boolean }) {
  const { user } = await renderPage(path, options)
  const [button] = opener ? await screen.findAllByRole('button', { name: opener }) : []
  if (button) await user.click(button)
  const form = await waitFor(() => {
    const found = document.querySelector<HTMLFormElement>(`form[name=${name}]`)
    if (!found) throw new Error(`There is no form ${name}.`)
    return found
  })
  return { user, form }
}

/** Opens a form, and fills in every field. */
export async function fillInForm(specified: Form) {
  const { form } = await openForm(specified)
  return { form, typed: await fillInAll(form) }
}
