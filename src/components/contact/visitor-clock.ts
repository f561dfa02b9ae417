import { useStore } from '@/components/hooks/use-store'
import { pageTranslation } from '@/components/page-stores'
import { openingHours as hoursInEnglish } from '@/content/opening-hours'
import { businessHours, momentIn } from '@/lib/business-hours'
import { visitorTimeZone } from '@/lib/visitor-zone'

type HoursTexts = typeof hoursInEnglish

/** The texts of hours and moments, in Hindi if the page shows a Hindi plan. */
export const useHoursTexts = (): HoursTexts => useStore(pageTranslation)?.openingHours ?? hoursInEnglish

/** The visitor's time zone, and its name for texts: "your time (India)". */
export function visitorZone(openingHours: HoursTexts = hoursInEnglish) {
  const timeZone = visitorTimeZone()
  if (timeZone === businessHours.timeZone) return { timeZone, clock: openingHours.antwerpTime }
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? ''
  return { timeZone, clock: openingHours.yourTime(openingHours.zoneNames[timeZone] ?? city) }
}

/** Formats a moment: "Monday 23 November, 1:30 pm your time (India)". */
export function onVisitorsClock(moment: Date, texts: HoursTexts = hoursInEnglish) {
  const { timeZone, clock } = visitorZone(texts)
  return texts.moment(momentIn(timeZone, moment), clock)
}
