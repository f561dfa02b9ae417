import { monthName } from '@/lib/month'

/** Formats a day, a month or a year on one line: "26 September 2023", "December 2022", "2022". */
export function britishDate(isoDate: string) {
  const [year, month, day] = isoDate.split('-')
  return [day && Number(day), month && monthName(Number(month)), year].filter(Boolean).join('\u00a0')
}
