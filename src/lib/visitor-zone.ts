import { businessHours } from '@/lib/business-hours'

/** The visitor's time zone, or Antwerp's if the browser reports none or one that `Intl` rejects, such as `Etc/Unknown`. */
export function visitorTimeZone() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return accepts(timeZone) ? timeZone : businessHours.timeZone
}

function accepts(timeZone: string | undefined): timeZone is string {
  try {
    return Boolean(timeZone && new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}
