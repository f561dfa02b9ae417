import { type DayNumber, dateOf, dayNumber } from '@/lib/day'

export const seasons = ['spring', 'fall'] as const
export type Season = (typeof seasons)[number]

/** When a degree starts: in spring (February to April) or in fall (September or October). */
export type Intake = { season: Season; year: number }

const OFFERED_INTAKES = 4
/** The month in which the first degrees of a season start. */
const firstMonth: Record<Season, number> = { spring: 2, fall: 9 }

/** The intakes that a visitor can choose, the earliest first. */
export function upcomingIntakes(today: DayNumber): Intake[] {
  const thisYear = dateOf(today).year
  return [thisYear, thisYear + 1, thisYear + 2]
    .flatMap((year) => seasons.map((season) => ({ season, year })))
    .filter(({ season, year }) => dayNumber(year, firstMonth[season], 1) > today)
    .slice(0, OFFERED_INTAKES)
}

/** `fall-2027`: the value in addresses and forms. */
export const intakeId = ({ season, year }: Intake) => `${season}-${year}`
