// The states of pages that a first visit does not show, for `npm run screenshots` and axe.
import type { Locator, Page } from 'playwright/test'
import { allForms, type Form } from '../../src/testing/forms'

/** An action of a visitor on an open page. */
type Act = (page: Page) => Promise<unknown>
type Visit = (visit: { page: Page; open: (path: string) => Promise<void> }) => Promise<unknown>

const untilVisible = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first().waitFor()
const untilShown = (text: string | RegExp) => (page: Page) => untilVisible(page, text)
/** Presses the first such button. Waits until it is enabled: each attempt before that would scroll the page. */
const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true, disabled: false }).first().click()
const reload = (page: Page) => page.reload().then(() => page.locator('#root[data-hydrated=true]').waitFor())

/** The container of a form: the page, or the dialog that the named button opens. */
async function formContainer(page: Page, opener?: string) {
  if (!opener) return page.getByRole('main')
  await press(page, opener)
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
  return page.getByRole('dialog')
}

/** The states of a form: its dialog open, sent blank, refused by the server, stored. */
function formStates({ name, opener, fields, submit, blank, failed, sent }: Form): Record<string, Act> {
  const send = async (page: Page) => {
    const form = await formContainer(page, opener)
    for (const [label, text] of Object.entries(fields)) await form.getByLabel(label).fill(text)
    const next = form.getByRole('button', { name: 'Next', exact: true })
    for (let step = 2; await next.isVisible(); step++) {
      await next.click()
      await untilVisible(page, `Step ${step} of`)
    }
    await press(form, submit)
  }
  return {
    ...(opener && { [`${name} open`]: (page: Page) => formContainer(page, opener) }),
    ...(blank && {
      [`${name} with errors`]: async (page: Page) => {
        await press(await formContainer(page, opener), submit)
        await untilVisible(page, blank[0])
      },
    }),
    ...(failed && {
      [`${name} failed`]: async (page: Page) => {
        await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 500, json: {} }))
        await send(page)
        await untilVisible(page, failed)
      },
    }),
    [`${name} sent`]: async (page) => {
      await send(page)
      await untilVisible(page, sent[0])
    },
  }
}

/** The states of pages by address. */
const states: Record<string, Record<string, Act>> = {
  '/': {
    menu: async (page) => {
      const toggle = page.getByRole('button', { name: 'Open menu' })
      if (await toggle.isVisible()) await toggle.click()
      await press(page.getByRole('navigation', { name: 'Main menu' }), 'Services')
      await untilVisible(page, 'Custom Service Packages')
    },
    'free-call while we are closed': async (page) => {
      await page.clock.setFixedTime('2026-11-22T18:00:00Z')
      await reload(page)
      await formContainer(page, 'Get Free Consultation')
      await untilVisible(page, /^We open .* so we reply by/)
    },
  },
  '/?ref=STUBAB12CD': { 'invited by a friend': untilShown('Your friend’s code STUBAB12CD') },
  '/companies/belgium': {
    'companies failed': async (page) => {
      await page.route('**/rest/v1/companies*', (route) => route.fulfill({ status: 503, json: {} }))
      await reload(page)
      await page.getByText('Failed to load companies.').scrollIntoViewIfNeeded()
    },
  },
  '/services': {
    cart: async (page) => {
      await page.getByRole('checkbox', { name: /^SOP review/ }).check()
      await page.getByRole('checkbox', { name: /^CV review/ }).check()
      await untilVisible(page, '2 Services')
    },
  },
  '/destinations/belgium#scholarships': { 'with a fold open': untilShown('VLIR-UOS is for Flanders too.') },
  '/plan?budget=15': { 'nothing fits': untilShown('Nothing fits?') },
  '/plan?budget=35': { 'some fit': untilShown('fits at the lowest tuition only') },
  '/plan?country=belgium&budget=25&loan=10': { 'one country': untilShown('Extras, on top of') },
  '/plan?country=germany&lang=hi': { 'one country in Hindi': untilShown('अगर वीज़ा न मिले') },
  '/faq#aps': { 'with an answer open': untilShown(/^The Academic Evaluation Centre checks/) },
  '/faq': {
    'nothing found': async (page) => {
      await page.getByRole('searchbox').fill('penguins')
      await untilVisible(page, 'Ask your question')
    },
  },
}

/** Messages that a page in a state, or the 404 page, may log. */
export const expectedLog = /DataError|Failed to load resource|404/

/** The states of a page of the site, each reached from a first visit. */
export function statesOf(path: string): [name: string, go: Visit][] {
  const all = [...Object.entries(states), ...allForms.map((form) => [form.path, formStates(form)] as const)]
  const here = all.filter(([address]) => address.split(/[?#]/)[0] === path)
  return here.flatMap(([address, acts]) =>
    Object.entries(acts).map(([name, act]) => [
      name,
      ({ page, open }) => open(address).then(() => act(page)),
    ]),
  )
}
