import { expect, test } from 'vitest'
import { excludedFees, languageTest, privateAccountFee } from '@/content/countries/excluded-fees'
import { countryFigures, frenchTaught, oneOffFee } from '@/content/countries/figures'
import { graduatePermits } from '@/content/countries/graduate-permits'
import { repeatedFigures } from '@/content/countries/repeated-figures'
import { stateTuition } from '@/content/countries/tuitions'
import type { CountrySlug } from '@/content/destinations'
import { exchangeRate, inRupees, rupeesFirst } from '@/content/exchange-rate'
import { loanRules } from '@/content/india/loan-rules'
import { tcsRule } from '@/content/india/tcs-rule'
import { countryInEnglish } from '@/content/plan/country-in-english'
import { english } from '@/content/plan/english'
import { countryCosts } from '@/domain/plan/country-costs'
import { datedPlan } from '@/domain/plan/dated-plan'
import { excludedSum } from '@/domain/plan/excluded-costs'
import { defaultQuery, type PlanQuery } from '@/domain/plan/plan-query'
import { wholeDegrees } from '@/domain/plan/whole-degree'
import { type DayNumber, dayNumber } from '@/lib/day'
import { formatEuros } from '@/lib/euros'
import { formatLakh, LAKH } from '@/lib/lakh'
import { formatRupees } from '@/lib/money'
import { monthlyPay } from '@/lib/pay'
import { calendarFile } from '@/pages/plan/calendar-file'
import { scaleAmounts } from '@/pages/plan/one-country/cash-chart'
import { planContextValue } from '@/pages/plan/plan-context'
import { amountsOf } from '@/testing/amounts'
import { planHtml } from '@/testing/plan-html'

const november = dayNumber(2026, 11, 23)
const spring = { season: 'spring', year: 2027 } as const

/** The words of a plan in one line. */
function textOf(planQuery: Partial<PlanQuery>, today = november) {
  const html = planHtml({ ...defaultQuery, ...planQuery }, english, today)
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

// The amounts come from content and domain, because these tests are about sentences.
const lakh = (amount = Number.NaN) => formatLakh(amount)
const wholeEuros = (amount: number) => formatEuros(Math.round(amount))
const { chart, loan, months, refunds, steps, tcs } = countryInEnglish
type CountryQuery = Partial<PlanQuery> & { country: CountrySlug }
const costsOf = (planQuery: CountryQuery) =>
  countryCosts(planQuery.country, { ...defaultQuery, ...planQuery })
const monthsOf = (country: CountrySlug) => datedPlan(country, { ...defaultQuery, country }, november)
const belgium = costsOf({ country: 'belgium' })
const netherlands = costsOf({ country: 'netherlands' })
const germany = costsOf({ country: 'germany' })
const belgianBachelor = costsOf({ country: 'belgium', level: 'bachelor' }).sum
const living = inRupees(belgium.estimates.typical.living.euros)
const aMonth = inRupees(belgium.estimates.typical.living.euros / 12)
const inFrench = inRupees(belgium.estimates.low.inFrench?.euros ?? Number.NaN)
const fundsOf = (country: CountrySlug) => countryFigures[country].funds.from
const extrasOf = (country: CountrySlug) => formatLakh(excludedSum(country, exchangeRate.rupeesPerEuro))
const { secondApplication, account } = excludedFees.germany
const oneYear = wholeDegrees('germany', defaultQuery).find(({ hasStateTuition }) => hasStateTuition)
const germanProof = monthsOf('germany').items.find(({ name }) => name === 'proofOfFunds')?.runningTotal
const october = monthsOf('netherlands').cash.find(({ paidBack }) => paidBack > 0)
const german = amountsOf('germany', 'master', exchangeRate.rupeesPerEuro)

/** The lowest monthly salary that a graduate permit requires, rounded up to ten euros. */
const payIn = (country: CountrySlug) =>
  formatEuros(10 * Math.ceil(monthlyPay(graduatePermits[country].pay) / 10))

/** The sum that a Luxembourg plan has spent by the last of the steps that come after so many months in the country. */
function spentAfter(months: number) {
  const steps = monthsOf('luxembourg').items.filter(({ livingMonths }) => livingMonths === months)
  return lakh(steps.at(-1)?.runningTotal.spent)
}

test.each<[string, Partial<PlanQuery>, string]>([
  [
    'a deadline that leaves no time for the visa',
    { country: 'germany' },
    `${months.opensUnknown} ${months.tooLate('15 July', '22 May')}. ${months.undated} Study in Germany`,
  ],
  [
    'each closing day to come',
    { country: 'netherlands' },
    `${months.opens('15 October (TU Delft)')} ${months.closes('15 January (TU Delft)')}; ${months.otherDay('1 April (TU Delft)')}; ${months.veryLast('1 May (Studielink)')}. ${months.undated}`,
  ],
  [
    'the year of a pattern',
    { country: 'belgium' },
    `${months.opens('1 October (Ghent)')} ${months.closes('1 March (Ghent)')}. ${months.yearNote('2021-22')}`,
  ],
  ['that no closing day is known', { country: 'belgium', start: spring }, months.unknown],
  [
    'a wait with its source',
    { country: 'germany' },
    `${months.wait('appointment', '2 to 4 months', '')} Yourweg , 2026`,
  ],
  [
    'that a reply comes after the longest wait, before the payments',
    { country: 'netherlands' },
    `9 April 2027 ${steps.reply}`,
  ],
  [
    'the day for fingerprints, and the time until the visa is in the passport',
    { country: 'netherlands' },
    `21 July 2027 ${steps.visaCollection} ${months.wait('visaAndPermit', '14 to 60 days', '')} Studypath 11 August 2027 ${steps.visaGranted} ${months.wait('visaCollection', '1 to 21 days', '')} University of Amsterdam`,
  ],
  [
    'that a deposit may not be sent, but tuition can be due before the visa',
    { country: 'netherlands' },
    tcs.ahead.deposit,
  ],
  [
    'whose blocked account is counted',
    { country: 'belgium' },
    `Blocked account at a private provider, at least Studely , 2026 ${rupeesFirst(privateAccountFee.opening)}`,
  ],
  [
    'a wait that is sometimes longer than its source’s longest',
    { country: 'belgium' },
    `${months.wait('visa', '1 to 3 months', ` (${months.longer})`)} University of Antwerp`,
  ],
  [
    'that the proof of funds in Luxembourg is sent month by month',
    { country: 'luxembourg' },
    tcs.ahead.ownAccount,
  ],
  [
    'that APS takes longer in its busy months',
    { country: 'germany' },
    `${months.wait('apsCertificate', '3 to 4 weeks', ` (${months.busy('6 to 8 weeks')})`)} APS India`,
  ],
  [
    'rent and food for a month and for the year',
    { country: 'belgium' },
    `${months.until('31 August 2028')} ${living} ${months.living} ${months.monthly(aMonth, living)} ${months.allSpent(lakh(belgium.sum.typical))}`,
  ],
  [
    'the first month of living in the sum of the first day',
    { country: 'luxembourg' },
    `${spentAfter(1)} of it is spent. ${months.livingIncluded(1)}`,
  ],
  [
    'the months of living in a later sum',
    { country: 'luxembourg' },
    `${spentAfter(6)} of it is spent. ${months.livingIncluded(6)}`,
  ],
  [
    'what a whole degree costs beside a first year',
    { country: 'germany' },
    `The whole 2-year master’s in Germany costs about ${lakh(germany.degreeTotal)} at typical tuition, ${lakh(germany.degreeTotal - germany.sum.typical)} of it after the first year.`,
  ],
  [
    'what the sum leaves out, each with its price',
    { country: 'germany' },
    `Extras, on top of the first year’s sum Language test Lifestyle Daily , 2026 ${formatRupees(languageTest.rupees)} A second application uni-assist ${rupeesFirst(secondApplication?.from ?? Number.NaN)} Blocked account at Fintiba, one of the providers Fintiba ${rupeesFirst(account ? account.opening + 12 * account.month : Number.NaN)} Together about ${extrasOf('germany')} Also extra, at prices that our sources do not name: the visa centre’s charge, medical certificate, apostilles and translations, the bank’s margin on the rate, and TCS, if any.`,
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
    `(${wholeEuros(germany.estimates.low.total)} to ${wholeEuros(germany.estimates.typical.total)}) Of this, in your blocked account before the visa, unless you prove the money in another way; it then pays most of your living costs ${inRupees(fundsOf('germany'))}`,
  ],
  [
    'the money in one’s own account in the table of months',
    { country: 'netherlands' },
    `October 2027 ${lakh(october?.needed)} ${lakh(october?.spent)} ₹0 ${lakh(october?.available)} ${inRupees(fundsOf('netherlands'))}`,
  ],
  [
    'how much of a large loan it counts',
    { country: 'germany', loan: 30 },
    loan.typed(
      '₹30 lakh',
      inRupees(
        german.typical +
          german.living +
          german.oneOff -
          german.fee('apsCertificate') -
          german.fee('application'),
      ),
    ),
  ],
  [
    'the month of the first instalment',
    { country: 'germany', loan: 10, interest: 10.5 },
    'the first instalment is due about October 2030, a year after a course of 2 years;',
  ],
  [
    'money that is gone before the visa',
    { country: 'germany' },
    `${inRupees(fundsOf('germany'))} ${steps.proofOfFunds} ${months.paidInto(countryInEnglish.payees.bank)} ${months.funds.blockedAccount(inRupees(fundsOf('germany') / 12))} ${months.runningTotal(lakh(germanProof?.needed), lakh(germanProof?.spent))}`,
  ],
  ['that a Dutch deposit comes back in one sum', { country: 'netherlands' }, months.funds.deposit('')],
  [
    'that the money for Luxembourg stays with the family',
    { country: 'luxembourg' },
    `${inRupees(fundsOf('luxembourg'))} ${steps.proofOfFunds} ${months.funds.ownAccount()}`,
  ],
  [
    'what is left of a Dutch deposit that came back',
    { country: 'netherlands', loan: 10 },
    `${chart.paidBack.deposit(inRupees(fundsOf('netherlands')), 'October 2027')} ${chart.available.deposit(lakh(october?.available), 'October 2027')}`,
  ],
  [
    'in which month most of it lies there',
    { country: 'luxembourg' },
    chart.available.ownAccount(inRupees(fundsOf('luxembourg')), 'May 2027'),
  ],
  [
    'the scale of the money chart',
    { country: 'germany' },
    `${chart.title(lakh(germany.sum.typical))} ${scaleAmounts(germany.sum.typical).map(lakh).join(' ')} Apr 2027`,
  ],
  [
    'two fees of the same amount, each with its name',
    { country: 'luxembourg' },
    'Application fee €50, a part of the tuition; Studyaidhub , 2025 Visa fee €50; Guichet.lu , 2026',
  ],
  [
    'a fee as its source states it in rupees, at any exchange rate',
    { country: 'germany', rate: 118 },
    `${formatRupees(repeatedFigures.apsFee)} ${steps.apsCertificate}`,
  ],
  [
    'a fee that is taken off the first semester’s tuition',
    { country: 'luxembourg' },
    `${inRupees(oneOffFee('luxembourg', 'application'))} ${steps.application} ${months.payee(countryInEnglish.payees.university)} ${months.refund(refunds.ifEnrolled)}`,
  ],
  [
    'the years of two patterns once',
    { country: 'luxembourg', level: 'bachelor' },
    `${months.opens('1 February (Uni.lu)')} ${months.closes('24 March (Uni.lu)')}; ${months.veryLast('30 April (Uni.lu)')}. ${months.yearNote('2025, 2026')}`,
  ],
  [
    'that the ministry in Luxembourg wants the file before July',
    { country: 'luxembourg' },
    `${months.fileTooLate('30 June', '24 June')}. ${months.officeYearNote('2024')}`,
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
    'how banks must book the money',
    { country: 'germany' },
    tcs.purpose(tcsRule.purpose.code, `${tcsRule.purpose.otherPercent}%`, lakh(tcsRule.threshold)),
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
    `${loan.split('₹20 lakh', '₹10 lakh')} ${loan.missing(lakh(netherlands.sum.typical - 30 * LAKH))}`,
  ],
  [
    'whose rule on security it is',
    { country: 'germany', loan: 10 },
    `${loan.unsecured(lakh(loanRules.unsecuredUpTo))} ${loan.before}`,
  ],
  [
    'the security that other banks ask for',
    { country: 'germany', loan: 10 },
    `${loan.modelSecurity(lakh(loanRules.schemeBeginsAbove))} Mint , 2025`,
  ],
  ['security', { country: 'netherlands', rate: 250, loan: 60 }, loan.security(lakh(loanRules.unsecuredUpTo))],
])('a plan has a sentence about: %s', (_, planQuery, text) => expect(textOf(planQuery)).toContain(text))

test('a plan that is late but possible says which steps to do first', () => {
  const january = dayNumber(2027, 1, 10)
  const text = textOf({ country: 'germany', start: { season: 'fall', year: 2027 } }, january)
  expect(text).toContain(months.overdueSteps([steps.apsCertificate, steps.application]))
  expect(text).toContain(months.next)
})

test('the last day that leaves time for the visa is marked once it is past', () => {
  const lastDay = (today: DayNumber) => textOf({ country: 'germany', start: spring }, today)
  expect(lastDay(dayNumber(2026, 11, 20))).toContain('20 November is the last day')
  expect(lastDay(dayNumber(2026, 11, 21))).toContain('20 November (already past) is the last day')
})

test('a plan made in the week before classes has dates until the end of its first year', () => {
  const text = textOf(
    { country: 'netherlands', start: { season: 'fall', year: 2027 } },
    dayNumber(2027, 8, 25),
  )
  expect(text).toContain('dates of the year until 31 August 2028')
})

test('a plan that is hardly possible does not call its dates the next ones', () => {
  const text = textOf({ country: 'belgium', start: spring })
  expect(text).not.toContain(months.next)
  expect(text).not.toContain('do these first')
})

/** The calendar file of a start in spring, with each folded line in one piece. */
function calendarFileOf(country: CountrySlug, today: DayNumber) {
  const context = planContextValue({ ...defaultQuery, country, start: spring }, english, today)
  return calendarFile({ ...context, country, link: 'https://x.y' }).replace(/\r\n /g, '')
}

test('the calendar puts an overdue step at the end of this month and says its day', () => {
  const file = calendarFileOf('germany', november)
  const days = [...file.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, day]) => day)
  expect(days.filter((day) => day === '20261130').length).toBeGreaterThan(2)
  expect(days.filter((day) => Number(day) < 20261130)).toEqual([])
  expect(file).toContain(
    'DESCRIPTION:Even if you begin today\\, a start in April 2027 is hardly possible.\\nThis was to be done by 4 July 2026. Do it now.',
  )
})

test('the calendar says what each amount is for', () => {
  const file = calendarFileOf('germany', november)
  expect(file).toContain(`\\n${steps.proofOfFunds}: ${inRupees(fundsOf('germany'))}\\n`)
  expect(file).not.toContain('\\n₹')
})

test('the calendar file of a later day names the same events, so that it replaces them', () => {
  const uids = (today: DayNumber) =>
    [...calendarFileOf('luxembourg', today).matchAll(/UID:(\S+)/g)].map(([, uid]) => uid).sort()
  expect(new Set(uids(november)).size).toBe(uids(november).length)
  expect(uids(dayNumber(2027, 1, 20))).toEqual(uids(november))
})
