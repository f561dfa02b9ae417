import type { Option, OptionGroup } from '@/content/signup/wizard'
import { dayNumberOf } from '@/lib/day'
import { intakeId, type Season, upcomingIntakes } from '@/lib/intakes'
import { formatRupees } from '@/lib/money'

/** Options whose value is also their label. */
export const named = (...names: string[]): Option[] => names.map((name) => ({ value: name, label: name }))

const [low, middle, high] = [1_250_000, 2_000_000, 3_200_000].map(formatRupees)

/** The budgets of students. The stored values are the specification's; the labels are in rupees. */
export const budgetBands: Option[] = [
  { value: 'under-15k', label: `Under ${low}` },
  { value: '15k-25k', label: `${low} to ${middle}` },
  { value: '25k-40k', label: `${middle} to ${high}` },
  { value: '40k-plus', label: `${high} and above` },
]

/** 2024 to 2029, until 2029 is past; then six years from this one. */
export function graduationYears(now: Date): OptionGroup[] {
  const first = now.getFullYear() > 2029 ? now.getFullYear() : 2024
  return [{ options: named(...Array.from({ length: 6 }, (_, index) => String(first + index))) }]
}

const seasonNames: Record<Season, { name: string; months: string }> = {
  spring: { name: 'Spring', months: 'February to April' },
  fall: { name: 'Fall', months: 'September or October' },
}

const EARLIER: Option[] = [
  { value: 'fall-2024', label: 'Fall 2024' },
  { value: 'spring-2025', label: 'Spring 2025' },
  { value: 'fall-2025', label: 'Fall 2025' },
  { value: 'spring-2026', label: 'Spring 2026' },
]

/** The next four intakes, and the earlier ones for those who are on their way already. */
export function intakes(now: Date): OptionGroup[] {
  const upcoming = upcomingIntakes(dayNumberOf(now)).map((intake) => {
    const { name, months } = seasonNames[intake.season]
    return { value: intakeId(intake), label: `${name} ${intake.year} (${months})` }
  })
  const isUpcoming = (option: Option) => upcoming.some(({ value }) => value === option.value)
  return [
    { label: 'Upcoming', options: upcoming },
    { label: 'Earlier', options: EARLIER.filter((option) => !isUpcoming(option)) },
  ]
}
