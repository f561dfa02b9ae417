import { useStore } from '@/components/hooks/use-store'
import { pageTranslation } from '@/components/page-stores'
import { openingHours as hoursInEnglish } from '@/content/opening-hours'
import { businessHours, momentIn } from '@/lib/business-hours'
import { visitorTimeZone } from '@/lib/visitor-zone'

type HoursTexts = typeof hoursInEnglish

/** The texts of hours and moments, in Hindi if the page shows a Hindi plan. */
export const useHoursTexts = (): HoursTexts => useStore(pageTranslation)?.openingHours ?? hoursInEnglish

/** The name of the visitor's time: "your time (India)", or "Antwerp time". */
export function visitorClock(texts: HoursTexts = hoursInEnglish) {
  const timeZone = visitorTimeZone()
  if (timeZone === businessHours.timeZone) return texts.antwerpTime
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? ''
  return texts.yourTime(texts.zoneNames[timeZone] ?? city)
}

/** Formats a moment: "Monday 23 November, 1:30 pm your time (India)". */
export function onVisitorsClock(moment: Date, texts: HoursTexts = hoursInEnglish) {
  return texts.moment(momentIn(visitorTimeZone(), moment), visitorClock(texts))
}
