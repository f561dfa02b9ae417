import { businessHours } from '@/lib/business-hours'

// Check a zone only once: creating an `Intl.DateTimeFormat` takes about 30 ms on a slow phone.
let checkedZone: string | undefined
let usableZone: string = businessHours.timeZone

/** The visitor's time zone, or Antwerp's if the browser reports none or one that `Intl` rejects, such as `Etc/Unknown`. */
export function visitorTimeZone() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  if (timeZone !== checkedZone) {
    checkedZone = timeZone
    usableZone = isUsable(timeZone) ? timeZone : businessHours.timeZone
  }
  return usableZone
}

function isUsable(timeZone: string | undefined): timeZone is string {
  if (!timeZone) return false
  try {
    Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}
