import { describe, expect, test } from 'vitest'
import { graduationYears, intakes } from '@/content/signup/options'

const values = (options: readonly { value: string }[]) => options.map(({ value }) => value)
const years = (today: Date) => values(graduationYears(today).flatMap(({ options }) => options))

describe('graduation years', () => {
  test.each([
    ['today', new Date(2026, 10, 21)],
    ['on the last day of 2029', new Date(2029, 11, 31, 23, 59)],
  ])('%s the graduation years are 2024 to 2029', (_, today) => {
    expect(years(today)).toEqual(['2024', '2025', '2026', '2027', '2028', '2029'])
  })

  test('from 2030 on the graduation years are this year and the next five', () => {
    expect(years(new Date(2030, 0, 1))).toEqual(['2030', '2031', '2032', '2033', '2034', '2035'])
  })
})

describe('intakes', () => {
  const earlier = ['fall-2024', 'spring-2025', 'fall-2025', 'spring-2026']

  test.each([
    [new Date(2026, 10, 21), ['spring-2027', 'fall-2027', 'spring-2028', 'fall-2028'], earlier],
    [new Date(2027, 0, 31, 23), ['spring-2027', 'fall-2027', 'spring-2028', 'fall-2028'], earlier],
    [new Date(2027, 1, 1), ['fall-2027', 'spring-2028', 'fall-2028', 'spring-2029'], earlier],
    // An intake that is still to come is not listed twice.
    [
      new Date(2025, 5, 1),
      ['fall-2025', 'spring-2026', 'fall-2026', 'spring-2027'],
      ['fall-2024', 'spring-2025'],
    ],
  ])('on %s the form offers the next four intakes, then the earlier ones', (today, upcoming, past) => {
    expect(intakes(today).map(({ label, options }) => [label, values(options)])).toEqual([
      ['Upcoming', upcoming],
      ['Earlier', past],
    ])
  })
})
