import { describe, expect, test } from 'vitest'
import { authorisationLimit, germanVisaLimits, safeApplications } from '@/content/countries/deadlines'
import { type StepName, schedules } from '@/content/countries/plan-steps'
import { type CountrySlug, countrySlugs } from '@/content/destinations'
import { type Level, levels } from '@/content/plan/choices'
import { datedPlan } from '@/domain/plan/dated-plan'
import { datedSteps, daysOf, firstDayOfClasses, lastOccurrence } from '@/domain/plan/dated-steps'
import { defaultQuery, type PlanQuery } from '@/domain/plan/plan-query'
import { isHardlyPossible, plannedIntake } from '@/domain/plan/planned-intake'
import { type DayNumber, dateOf, dayNumber } from '@/lib/day'
import { type Intake, upcomingIntakes } from '@/lib/intakes'
import { expectEach } from '@/testing/expect-each'

const todays = [
  ...Array.from({ length: 24 }, (_, month) => dayNumber(2026, 11 + month, 1 + ((month * 7) % 28))),
  dayNumber(2026, 11, 23),
  dayNumber(2027, 8, 31),
  dayNumber(2028, 2, 29),
]

/** The plan of each country, level and start, on each day. */
const cases = todays.flatMap((today) =>
  countrySlugs.flatMap((country) =>
    levels.flatMap((level) =>
      [undefined, ...upcomingIntakes(today)].map((start) => {
        const planQuery: PlanQuery = { ...defaultQuery, level, country, start }
        const plan = datedPlan(country, planQuery, today)
        return { country, level, planQuery, today, plan }
      }),
    ),
  ),
)

test('every step of a plan comes after the steps that it needs', () => {
  for (const { steps } of Object.values(schedules))
    steps.forEach(({ needs = [] }, index) => {
      const before = steps.slice(0, index).map(({ name }) => name)
      for (const { step } of needs) expect(before).toContain(step)
    })
  expectEach(cases, ({ plan: { items } }) =>
    items.every(({ needs = [], safeDay }, index) =>
      needs.every(({ step }) => {
        const at = items.findIndex(({ name }) => name === step)
        return at >= 0 && at < index && (items[at]?.safeDay ?? safeDay + 1) <= safeDay
      }),
    ),
  )
})

test('a plan leaves time for the longest waits and 3 weeks for travel', () => {
  expectEach(cases, ({ plan: { items, intake }, country }) =>
    items.every(
      ({ needs = [], safeDay, name }) =>
        needs.every(({ step, wait }) => {
          const needed = items.find(({ name }) => name === step)?.safeDay ?? Number.POSITIVE_INFINITY
          return safeDay - needed >= daysOf(wait, 'longest')
        }) &&
        (name !== 'visaGranted' || firstDayOfClasses(country, intake) - safeDay >= 21),
    ),
  )
  for (const { steps } of Object.values(schedules))
    for (const { wait } of steps.flatMap(({ needs = [] }) => needs))
      expect(wait.to).toBeGreaterThanOrEqual(wait.from)
})

test('the proof of funds is due at least 2 weeks after the university’s reply', () => {
  expectEach(cases, ({ plan: { items } }) => {
    const safeDayOf = (step: StepName) => items.find(({ name }) => name === step)?.safeDay ?? Number.NaN
    return safeDayOf('proofOfFunds') - safeDayOf('reply') >= 14
  })
})

test('a step’s safe day is not after its latest day or its next (or last) closing day', () => {
  expectEach(cases, ({ plan: { items }, today }) =>
    items.every(({ safeDay, latestDay, deadlines }) => {
      const closing = deadlines.find(({ day }) => day >= today) ?? deadlines.at(-1)
      return safeDay <= latestDay && safeDay <= (closing?.day ?? safeDay)
    }),
  )
})

test('a step is overdue after its safe day; one later this month is due this month', () => {
  const month = (day: number) => dateOf(day).year * 12 + dateOf(day).month
  expectEach(cases, ({ plan: { items }, today }) =>
    items.every(({ safeDay, urgency }) =>
      safeDay < today
        ? urgency === 'overdue'
        : (urgency === 'thisMonth') === (month(safeDay) === month(today)),
    ),
  )
})

test('an intake whose classes begin in less than 11 weeks is marked as hardly possible', () => {
  expectEach(
    cases,
    ({ plan: { intake, isHardlyPossible }, country, today }) =>
      isHardlyPossible || firstDayOfClasses(country, intake) - today >= 11 * 7,
  )
})

test.each<[CountrySlug, number, number, number]>([
  // The last day to apply in Ghent is 1 March.
  ['belgium', 3, 1, 2027],
  ['belgium', 3, 2, 2028],
  // The application must be sent on 22 May, and the APS certificate takes 6 weeks in the busy months.
  ['germany', 4, 10, 2027],
  ['germany', 4, 11, 2028],
])('a plan for %s made in month %s, day %s of 2027 is for the fall of %s', (country, month, day, year) => {
  const { intake } = plannedIntake(country, defaultQuery, dayNumber(2027, month, day))
  expect(intake).toEqual({ season: 'fall', year })
})

test('the plan chooses an intake that is still possible', () => {
  expectEach(cases, ({ plan, planQuery, country, level, today }) => {
    const offered = plan.instead ?? (planQuery.start ? undefined : plan.intake)
    return !offered || !isHardlyPossible(country, level, offered, today)
  })
  expectEach(cases, ({ plan }) => !plan.isHardlyPossible || plan.instead !== undefined)
})

test('the running total covers each step and never falls', () => {
  expectEach(cases, ({ plan: { items } }) => {
    let cashNeeded = 0
    return items.every(({ cost, funds, runningTotal }, index) => {
      cashNeeded += cost + funds
      const before = items[index - 1]?.runningTotal ?? { needed: 0, spent: 0 }
      return (
        runningTotal.needed >= cashNeeded - 0.01 &&
        runningTotal.needed >= runningTotal.spent - 0.01 &&
        runningTotal.needed >= before.needed - 0.01 &&
        runningTotal.spent >= before.spent - 0.01
      )
    })
  })
})

describe('on 23 November 2026', () => {
  const today = dayNumber(2026, 11, 23)
  const springOf = (year: number): Intake => ({ season: 'spring', year })
  const safeDays = (country: CountrySlug, level: Level, start: Intake) =>
    Object.fromEntries(
      datedSteps(country, level, start, today).map(({ name, safeDay }) => [name, dateOf(safeDay)]),
    )

  test.each(countrySlugs)('a plan for spring 2027 in %s offers autumn instead', (country) => {
    expect(plannedIntake(country, { ...defaultQuery, start: springOf(2027) }, today)).toMatchObject({
      isHardlyPossible: true,
      instead: { season: 'fall', year: 2027 },
    })
  })

  // Classes start on 1 October.
  test('steps for October in Germany come before the deadline of 15 July', () => {
    const start: Intake = { season: 'fall', year: 2027 }
    expect(safeDays('germany', 'master', start)).toMatchObject({
      visaGranted: { year: 2027, month: 9, day: 10 }, // 3 weeks of travel
      visa: { year: 2027, month: 6, day: 18 }, // 12 weeks
      appointment: { year: 2027, month: 2, day: 14 }, // 4 months
      application: { year: 2027, month: 1, day: 3 }, // 6 weeks for the reply
      apsCertificate: { year: 2026, month: 12, day: 6 }, // 4 weeks, as December is not busy
    })
    const application = datedSteps('germany', 'master', start, today).find(
      ({ name }) => name === 'application',
    )
    expect(application?.latestDay).toBe(
      dayNumber(2027, germanVisaLimits.winter.month, germanVisaLimits.winter.day),
    )
    expect(application?.deadlines.at(-1)?.day).toBe(dayNumber(2027, 7, 15))
  })

  test.each([
    ['belgium', safeApplications.belgium],
    ['luxembourg', safeApplications.luxembourg],
    ['germany', safeApplications.germany],
  ] as const)('the day to apply for %s that the questions call safe is the plan’s', (country, day) => {
    expect(safeDays(country, 'master', { season: 'fall', year: 2027 })).toMatchObject({ application: day })
  })

  test('Luxembourg’s last day for the authorisation comes before the closing day', () => {
    const steps = datedSteps('luxembourg', 'master', { season: 'fall', year: 2027 }, today)
    const authorisation = steps.find(({ name }) => name === 'authorisation')
    expect(dateOf(authorisation?.latestDay ?? 0)).toEqual({ year: 2027, ...authorisationLimit })
    expect(authorisation?.deadlines.at(-1)?.day).toBe(dayNumber(2027, 6, 30))
  })

  test('an APS certificate takes longer from March to August', () => {
    expect(safeDays('germany', 'master', springOf(2027))).toMatchObject({
      application: { year: 2026, month: 7, day: 4 },
      apsCertificate: { year: 2026, month: 5, day: 9 }, // 8 weeks
    })
  })

  test('the last day to apply for April in Germany with time for the visa is 20 November', () => {
    const steps = datedSteps('germany', 'master', springOf(2027), today)
    const application = steps.find(({ name }) => name === 'application')
    expect(dateOf(application?.latestDay ?? 0)).toEqual({ year: 2026, ...germanVisaLimits.summer })
  })
})

test('after TU Delft’s first closing day, the day to apply leaves time for the visa', () => {
  const applyFrom = (today: DayNumber) => {
    const steps = datedSteps('netherlands', 'master', { season: 'fall', year: 2027 }, today)
    const { month, day } = dateOf(steps.find(({ name }) => name === 'application')?.safeDay ?? 0)
    return `${day}/${month}`
  }
  // Classes begin on 1 September. Back from there: 3 weeks of travel, to 11 August; 3 weeks to collect the visa, to 21 July;
  // 60 days for it, to 22 May; 2 weeks to ask for it, to 8 May; 2 weeks to pay, to 24 April; 12 weeks for the reply, to 30 January.
  const leavesTimeForVisa = '30/1'
  expect(applyFrom(dayNumber(2027, 1, 15))).toBe('15/1')
  expect(applyFrom(dayNumber(2027, 1, 16))).toBe(leavesTimeForVisa)
  expect(applyFrom(dayNumber(2027, 4, 2))).toBe(leavesTimeForVisa)
})

test('a closing day later in the year than the intake belongs to the year before', () => {
  const classesBegin = dayNumber(2028, 2, 1)
  expect(lastOccurrence(classesBegin, { month: 10, day: 1 })).toBe(dayNumber(2027, 10, 1))
  expect(lastOccurrence(classesBegin, { month: 1, day: 15 })).toBe(dayNumber(2028, 1, 15))
})
