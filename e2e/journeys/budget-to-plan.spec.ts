import { verdictOn } from '../support/content'
import { expect } from '../support/fixtures'
import { scrollsSideways } from './in-page'
import { test } from './test'
import type { Visitor } from './visitor'

test('a visitor opens the plan for a budget and shares it, in two languages', async ({ visitor, server }) => {
  await readAnswerInBothLanguages(visitor)
  await openPlanWithBudget(visitor)
  await typeInvalidBudget(visitor)
  const { link, plan } = await shareLowerBudget(visitor)
  await goBackAndForward(visitor)
  await openSharedPlan(visitor, link.replace(server.address, ''), plan)
})

/** On a narrow screen with large text. */
async function readAnswerInBothLanguages({ open, press, fill, see, run }: Visitor) {
  await open('/', { width: 320, textSize: 200 })
  await fill('First year’s budget', '20')
  await see(verdictOn(20))
  await press('हिन्दी')
  await see('₹20 लाख')
  await press('English')
  expect(await run(scrollsSideways)).toBe(false)
}

async function openPlanWithBudget({ press, see, value, run }: Visitor) {
  await press('See dates and months')
  await see('Germany, month by month')
  await press('All four countries')
  await see(verdictOn(20))
  expect(await run(scrollsSideways)).toBe(false)
  expect(await value('First year’s budget')).toBe('20')
}

/** The error moves no field, and the typed text stays. */
async function typeInvalidBudget({ fill, see, value, run }: Visitor) {
  await see('First year’s budget')
  const top = await run(topOfBudget)
  await fill('First year’s budget', 'much')
  // Tolerance, because some engines scroll by whole pixels.
  await expect.poll(async () => Math.abs((await run(topOfBudget)) - top)).toBeLessThan(2)
  await see('Not counted')
  expect(await value('First year’s budget')).toBe('much')
}

/** Returns the link that was shared, and the plan that the sender saw. */
async function shareLowerBudget({ press, fill, see, run }: Visitor) {
  // The replaced share sheet also shows that the document stayed: a link before hydration loads another one.
  await run(replaceShareSheet)
  await fill('First year’s budget', '15')
  await see('Nothing fits?')
  const plan = await run(readPlan)
  await press('Send to my family')
  return { link: await run(readShared), plan }
}

async function goBackAndForward({ see, seeNot, run, back }: Visitor) {
  await back()
  await seeNot('Nothing fits?')
  await run(() => history.forward())
  await see('Nothing fits?')
}

async function openSharedPlan({ open, press, see, run }: Visitor, path: string, plan: string) {
  await open(path)
  await see('Nothing fits?')
  expect(await run(readPlan)).toBe(plan)
  await press('हिन्दी')
  await see('कितना ख़र्च आएगा')
  expect(await run(languageOfHeading)).toBe('hi')
}

// The functions below run in the page.

const readPlan = () => (document.querySelector('#plan [aria-labelledby=result]') as Element).textContent
const topOfBudget = () =>
  (document.querySelector('#plan [name=budget]') as Element).getBoundingClientRect().top
const languageOfHeading = () => document.querySelector('h1')?.closest('[lang]')?.getAttribute('lang')

/** Replaces `navigator.share` by one that records its data. */
function replaceShareSheet() {
  const shared = new Promise((resolve) => {
    const share = async ({ url }: ShareData) => resolve(url)
    Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  })
  Object.assign(window, { shared })
}

const readShared = async () => ('shared' in window ? String(await window.shared) : '')
