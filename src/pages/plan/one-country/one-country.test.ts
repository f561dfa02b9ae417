import { expect, test } from 'vitest'
import { countryFigures, frenchTaught, startFee } from '@/content/countries/figures'
import { graduatePermits } from '@/content/countries/graduate-permits'
import {
  excludedFees,
  languageTest,
  loanRules,
  privateAccountFee,
  stateTuition,
  tcsRule,
} from '@/content/countries/plan-figures'
import type { CountrySlug } from '@/content/destinations'
import { exchangeRate, inRupees, rupeesFirst } from '@/content/exchange-rate'
import { english } from '@/content/plan/english'
import { defaultPlan, type PlanQuery } from '@/content/plan/query'
import { countryPlan } from '@/domain/plan/country-plan'
import { excludedSum } from '@/domain/plan/excluded-costs'
import { monthPlan } from '@/domain/plan/month-plan'
import { wholeDegrees } from '@/domain/plan/whole-degree'
import { formatEuros } from '@/lib/euros'
import { formatLakh, LAKH } from '@/lib/lakh'
import { formatRupees } from '@/lib/money'
import { monthlyPay } from '@/lib/pay'
import { calendarFile } from '@/pages/plan/calendar-file'
import { scaleAmounts } from '@/pages/plan/one-country/cash-chart'
import { shownPlan } from '@/pages/plan/plan-context'
import { amountsOf } from '@/testing/amounts'
import { planHtml } from '@/testing/plan-html'

const november = new Date(2026, 10, 23)
const spring = { season: 'spring', year: 2027 } as const

/** The words of a plan in one line. */
function textOf(planQuery: Partial<PlanQuery>, today = november) {
  const html = planHtml({ ...defaultPlan, ...planQuery }, english, today)
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

// The amounts come from content and domain, because these tests are about sentences.
const lakh = (amount = Number.NaN) => formatLakh(amount)
type CountryQuery = Partial<PlanQuery> & { country: CountrySlug }
const planOf = (planQuery: CountryQuery) => countryPlan(planQuery.country, { ...defaultPlan, ...planQuery })
const monthsOf = (country: CountrySlug) => monthPlan(country, { ...defaultPlan, country }, november)
const belgium = planOf({ country: 'belgium' })
const netherlands = planOf({ country: 'netherlands' })
const germany = planOf({ country: 'germany' })
const belgianBachelor = planOf({ country: 'belgium', level: 'bachelor' }).sum
const living = inRupees(belgium.estimates.typical.living.euros)
const aMonth = inRupees(belgium.estimates.typical.living.euros / 12)
const inFrench = inRupees(belgium.estimates.low.inFrench?.euros ?? Number.NaN)
const fundsOf = (country: CountrySlug) => countryFigures[country].funds.from
const extrasOf = (country: CountrySlug) => formatLakh(excludedSum(country, exchangeRate.rupeesPerEuro))
const { furtherApplication, account } = excludedFees.germany
const oneYear = wholeDegrees('germany', defaultPlan).find(({ hasStateTuition }) => hasStateTuition)
const germanProof = monthsOf('germany').items.find(({ name }) => name === 'proofOfFunds')?.runningTotal
const october = monthsOf('netherlands').cash.find(({ paidBack }) => paidBack > 0)
const german = amountsOf('germany', 'master', exchangeRate.rupeesPerEuro)

/** The least pay of a graduate permit in a month, rounded up to ten euros. */
const payIn = (country: CountrySlug) =>
  formatEuros(10 * Math.ceil(monthlyPay(graduatePermits[country].pay) / 10))

/** The sum that a Luxembourg plan has spent at its last step, after some months of living. */
function spentAfter(months: number) {
  const steps = monthsOf('luxembourg').items.filter(({ livingMonths }) => livingMonths === months)
  return lakh(steps.at(-1)?.runningTotal.spent)
}

test.each<[string, Partial<PlanQuery>, string]>([
  [
    'a deadline that leaves no time for the visa',
    { country: 'germany' },
    'ask the university when it decides. 15 July, the closing day of many programmes, is too late for the visa: 22 May is the last day, with the shortest waits; the date of this step is the safe one. Undated pattern; check the programme’s page. Study in Germany',
  ],
  [
    'each closing day to come',
    { country: 'netherlands' },
    'Opens 15 October (TU Delft). Last day about 15 January (TU Delft); others about 1 April (TU Delft); 1 May (Studielink) is as a rule the last. Undated pattern; check the programme’s page.',
  ],
  [
    'the year of a pattern',
    { country: 'belgium' },
    'Opens 1 October (Ghent). Last day about 1 March (Ghent). Pattern of 2021-22; check the programme’s page.',
  ],
  [
    'that no closing day is known',
    { country: 'belgium', start: spring },
    'We found no closing day: ask the programme.',
  ],
  [
    'a wait with its source',
    { country: 'germany' },
    'Allow 2 to 4 months after booking the appointment. Yourweg , 2026',
  ],
  [
    'that a reply comes after the longest wait, before the payments',
    { country: 'netherlands' },
    '9 April 2027 Reply of the university (expected by this day)',
  ],
  [
    'the day for fingerprints, and the time until the visa is in the passport',
    { country: 'netherlands' },
    '21 July 2027 Fingerprints at the embassy or visa centre (book the day as soon as the immigration service IND agrees) Allow 14 to 60 days after the university’s application for the visa. Studypath 11 August 2027 Visa in hand (needed by this day) Allow 1 to 21 days after giving fingerprints. University of Amsterdam',
  ],
  [
    'which days are counted back, and which forward',
    { country: 'netherlands' },
    'an earlier closing day comes first. The day of the reply is our estimate, counted forward from the application.',
  ],
  [
    'that a deposit may not be sent, but tuition can be due before the visa',
    { country: 'netherlands' },
    'you send no deposit, but it can still want the tuition before the visa.',
  ],
  [
    'a loan that pays for things in India',
    { country: 'germany', budget: 15, loan: 8 },
    'if the loan pays for it, more of the sent money is your own.',
  ],
  [
    'whose blocked account is counted',
    { country: 'belgium' },
    `Blocked account at a private provider, at least Studely , 2026 ${rupeesFirst(privateAccountFee.opening)}`,
  ],
  [
    'a wait that is sometimes longer than its source’s longest',
    { country: 'belgium' },
    'Allow 1 to 3 months after handing in the visa file (sometimes longer). University of Antwerp',
  ],
  [
    'that the proof of funds in Luxembourg is sent month by month',
    { country: 'luxembourg' },
    'We count the money for the visa proof as kept in India and sent month by month for living.',
  ],
  [
    'that APS takes longer in its busy months',
    { country: 'germany' },
    'Allow 3 to 4 weeks after sending your papers to APS (6 to 8 weeks from March to August). APS India',
  ],
  [
    'rent and food for a month and for the year',
    { country: 'belgium' },
    `until 31 August 2028 ${living} Rent, food, insurance, transport You spend about ${aMonth} a month, ${living} in twelve months. By this date you have spent ${lakh(belgium.sum.typical)} in all.`,
  ],
  [
    'the first month of living in the sum of the first day',
    { country: 'luxembourg' },
    `${spentAfter(1)} of it is spent. The first month’s living is included.`,
  ],
  [
    'the months of living in a later sum',
    { country: 'luxembourg' },
    `${spentAfter(6)} of it is spent. 6 months of living are included.`,
  ],
  [
    'what a whole degree costs beside a first year',
    { country: 'germany' },
    `The whole 2-year master’s in Germany costs about ${lakh(germany.degreeTotal)} at typical tuition, ${lakh(germany.degreeTotal - germany.sum.typical)} of it after the first year.`,
  ],
  [
    'what the sum leaves out, each with its price',
    { country: 'germany' },
    `Extras, on top of the first year’s sum Language test Lifestyle Daily , 2026 ${formatRupees(languageTest.rupees)} A second application uni-assist ${rupeesFirst(furtherApplication?.from ?? Number.NaN)} Blocked account at Fintiba, one of the providers Fintiba ${rupeesFirst(account ? account.opening + 12 * account.month : Number.NaN)} Together about ${extrasOf('germany')} Also extra, at prices that our sources do not name: the visa centre’s charge, medical certificate, apostilles and translations, the bank’s margin on the rate, and TCS, if any.`,
  ],
  [
    'the pay after the degree, once, beneath all lengths',
    {},
    `a month, before tax: Germany ${payIn('germany')} (EU Blue Card; a skilled worker under 45: no general minimum), Luxembourg ${payIn('luxembourg')}, Belgium ${payIn('belgium')} (Flanders, under the age of 30; elsewhere more), Netherlands ${payIn('netherlands')}. After tax and rent`,
  ],
  [
    'the usual length of each degree before the shorter ones',
    {},
    `Netherlands, 2 years ${lakh(netherlands.sum.typical)} ${lakh(netherlands.degreeTotal)} Germany, 1 year`,
  ],
  [
    'a German degree of one year, with the tuition of the state that our source speaks of',
    { country: 'germany' },
    `Germany, 1 year (with tuition in Baden-Württemberg) ${lakh(oneYear?.firstYear)} ${lakh(oneYear?.total)}`,
  ],
  [
    'how much that tuition is, and where it is due',
    { country: 'germany' },
    `Some German universities ask students from outside the EU for tuition: in Baden-Württemberg ${rupeesFirst(stateTuition.from)} a year, at TU Munich more.`,
  ],
  [
    'no source of pay where no pay is shown',
    { country: 'luxembourg', level: 'bachelor' },
    'prove your funds again. Length of the degree',
  ],
  [
    'the source of the German contribution',
    { country: 'germany' },
    'no tuition in most states; Studis Online',
  ],
  [
    'how much comes on top of the first year',
    { country: 'belgium' },
    `First year in all; extras of about ${extrasOf('belgium')} come on top ${lakh(belgium.sum.typical)}`,
  ],
  [
    'which part of the sum the visa asks for',
    { country: 'germany' },
    `(${formatEuros(germany.estimates.low.total)} to ${formatEuros(germany.estimates.typical.total)}) Of this, in your blocked account before the visa, unless you prove the money in another way; it then pays most of your living costs ${inRupees(fundsOf('germany'))}`,
  ],
  [
    'the money in one’s own account in the table of months',
    { country: 'netherlands' },
    `October 2027 ${lakh(october?.needed)} ${lakh(october?.spent)} ₹0 ${lakh(october?.available)} ${inRupees(fundsOf('netherlands'))}`,
  ],
  [
    'how much of a large loan it counts',
    { country: 'germany', loan: 30 },
    `You typed ₹30 lakh; we count ${inRupees(german.typical + german.living + german.oneOff - german.fee('apsCertificate') - german.fee('application'))} of it.`,
  ],
  [
    'the month of the first instalment',
    { country: 'germany', loan: 10, interest: 10.5 },
    'We count the time by the Indian Banks’ Association’s model scheme, not by the State Bank’s rules: the first instalment is due about October 2030, a year after a course of 2 years;',
  ],
  [
    'money that is gone before the visa',
    { country: 'germany' },
    `${inRupees(fundsOf('germany'))} Proof of funds Paid to your blocked account. Pay this in by then, but not before you are admitted; you get ${inRupees(fundsOf('germany') / 12)} a month back. By this date you need ${lakh(germanProof?.needed)} in all; ${lakh(germanProof?.spent)} of it is spent.`,
  ],
  [
    'that a Dutch deposit comes back in one sum',
    { country: 'netherlands' },
    'if your university asks for a transfer; some accept a bank statement. It comes back in one sum after arrival',
  ],
  [
    'that the money for Luxembourg stays with the family',
    { country: 'luxembourg' },
    `${inRupees(fundsOf('luxembourg'))} Proof of funds Show it by this day: in your account, or by a loan certificate if the bank pays out later. Sources differ on the sum: check guichet.lu. You spend it month by month.`,
  ],
  [
    'what is left of a Dutch deposit that came back',
    { country: 'netherlands', loan: 10 },
    `Comes back in one sum, as we assume in October 2027: ${inRupees(fundsOf('netherlands'))} Of this, still in your own account at the end of October 2027: ${lakh(october?.available)}`,
  ],
  [
    'in which month most of it lies there',
    { country: 'luxembourg' },
    `Not spent, in your own account or promised by the bank as a loan, in May 2027: ${inRupees(fundsOf('luxembourg'))}`,
  ],
  [
    'the scale of the money chart',
    { country: 'germany' },
    `Money needed, month by month, up to ${lakh(germany.sum.typical)} ${scaleAmounts(germany.sum.typical).map(lakh).join(' ')} Apr 2027`,
  ],
  [
    'two fees of the same amount, each with its name',
    { country: 'luxembourg' },
    'Application fee €50, a part of the tuition; Studyaidhub , 2025 Visa fee €50; Guichet.lu , 2026',
  ],
  [
    'a fee that is taken off the first semester’s tuition',
    { country: 'luxembourg' },
    `${inRupees(startFee('luxembourg', 'application'))} Apply (fee for one university) Paid to the university. Taken off the first semester’s tuition if you enrol, as we count it.`,
  ],
  [
    'the years of two patterns once',
    { country: 'luxembourg', level: 'bachelor' },
    'Opens 1 February (Uni.lu). Last day about 24 March (Uni.lu); 30 April (Uni.lu) is as a rule the last. Pattern of 2025, 2026; check the programme’s page.',
  ],
  [
    'that the ministry in Luxembourg wants the file before July',
    { country: 'luxembourg' },
    '30 June, the last day that the university names for this file, is too late for the visa: 24 June is the last day, with the shortest waits; the date of this step is the safe one. Pattern of 2024; ask the university or the immigration office.',
  ],
  [
    'that the same year costs less in French',
    { country: 'belgium' },
    `In French: ${inFrench}, with tuition of ${formatEuros(frenchTaught.from)} and an application fee of ${formatEuros(frenchTaught.application.from)}.`,
  ],
  [
    'a bachelor’s in French, which costs more than the cheapest in English',
    { country: 'belgium', level: 'bachelor' },
    `Belgium ${lakh(belgianBachelor.low)} With typical tuition: ${lakh(belgianBachelor.typical)} in all The lowest tuition is for one programme in English; most bachelor’s are taught in Dutch or French. In French: ${inFrench}`,
  ],
  [
    'the dates of applications in French',
    { country: 'belgium' },
    'ULB takes applications from 16 February to 30 April (pattern of 2022): apply early, or the visa comes too late. ULB',
  ],
  [
    'that the tax is on the first year alone',
    { country: 'germany' },
    'We count only the first year of study. Money for a second year can fall into the same financial year and raise its TCS.',
  ],
  [
    'that a loan counts towards no threshold',
    { country: 'germany' },
    `We do not count such a loan towards the ${lakh(tcsRule.threshold)} either; our sources do not say whether banks do.`,
  ],
  [
    'how banks must book the money',
    { country: 'germany' },
    `book the money as studies abroad (purpose code ${tcsRule.purposeCode}, fees and hostel): above ${lakh(tcsRule.threshold)} the rate for other purposes can be ${tcsRule.otherPurposePercent}%.`,
  ],
  [
    'what to plan instead of a start that is too near',
    { country: 'germany', start: spring },
    'Even if you begin today, a start in April 2027 is hardly possible. Plan October 2027.',
  ],
  [
    'dates that are hardly possible, above these dates',
    { country: 'belgium', start: spring },
    'Dates for February 2027, hardly possible now',
  ],
  [
    'what is missing beside a loan',
    { country: 'netherlands', budget: 30, loan: 20 },
    `₹20 lakh from the bank, ₹10 lakh of your own. ${lakh(netherlands.sum.typical - 30 * LAKH)} is still uncovered at typical tuition`,
  ],
  [
    'whose rule on security it is',
    { country: 'germany', loan: 10 },
    `Up to ${lakh(loanRules.withoutSecurity)} the State Bank asks for no security where the university is on its list; for other universities it does. The State Bank can agree`,
  ],
  [
    'the security that other banks ask for',
    { country: 'germany', loan: 10 },
    `Other banks: the model scheme of the Indian Banks’ Association asks for security above ${lakh(loanRules.above)}. Mint , 2025`,
  ],
  [
    'security',
    { country: 'netherlands', rate: 250, loan: 60 },
    `Above ${lakh(loanRules.withoutSecurity)} the State Bank asks`,
  ],
])('a plan has a sentence about: %s', (_, planQuery, text) => expect(textOf(planQuery)).toContain(text))

test('a plan that is late but possible says which steps to do first', () => {
  const january = new Date(2027, 0, 10)
  const text = textOf({ country: 'germany', start: { season: 'fall', year: 2027 } }, january)
  expect(text).toContain(
    'Already late, so do these first: Send your papers to APS (check of your degrees); Apply (fee for one university).',
  )
  expect(text).toContain('The next dates')
})

test('the last day that leaves time for the visa is marked once it is past', () => {
  const lastDay = (today: Date) => textOf({ country: 'germany', start: spring }, today)
  expect(lastDay(new Date(2026, 10, 20))).toContain('20 November is the last day')
  expect(lastDay(new Date(2026, 10, 21))).toContain('20 November (already past) is the last day')
})

test('the list of dates ends with the costs of living, also in the week before classes', () => {
  const text = textOf(
    { country: 'netherlands', start: { season: 'fall', year: 2027 } },
    new Date(2027, 7, 25),
  )
  expect(text).toContain('dates of the year until 31 August 2028')
})

test('a plan that is hardly possible does not call its dates the next ones', () => {
  const text = textOf({ country: 'belgium', start: spring })
  expect(text).not.toContain('The next dates')
  expect(text).not.toContain('do these first')
})

/** The calendar file of a start in spring, with each folded line in one piece. */
function calendarFileOf(country: CountrySlug, today: Date) {
  const plan = shownPlan({ ...defaultPlan, country, start: spring }, english, today)
  return calendarFile({ ...plan, country, link: 'https://x.y' }).replace(/\r\n /g, '')
}

test('the calendar puts an overdue step at the end of this month and says its day', () => {
  const file = calendarFileOf('germany', november)
  const days = [...file.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, day]) => day)
  expect(days.filter((day) => day === '20261130').length).toBeGreaterThan(2)
  expect(days.every((day) => Number(day) >= 20261130)).toBe(true)
  expect(file).toContain(
    'DESCRIPTION:Even if you begin today\\, a start in April 2027 is hardly possible.\\nThis was to be done by 4 July 2026. Do it now.',
  )
})

test('the calendar file of a later day names the same events, so that it replaces them', () => {
  const uids = (today: Date) =>
    [...calendarFileOf('luxembourg', today).matchAll(/UID:(\S+)/g)].map(([, uid]) => uid).sort()
  expect(new Set(uids(november)).size).toBe(uids(november).length)
  expect(uids(new Date(2027, 0, 20))).toEqual(uids(november))
})
