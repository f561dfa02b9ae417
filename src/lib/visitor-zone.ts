import { businessHours } from '@/lib/business-hours'

let reported: string | undefined
let accepted: string = businessHours.timeZone

/** The visitor's time zone, or Antwerp's if the browser reports none or one that `Intl` rejects, such as `Etc/Unknown`. */
export function visitorTimeZone() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  if (timeZone !== reported) {
    reported = timeZone
    accepted = isAccepted(timeZone) ? timeZone : businessHours.timeZone
  }
  return accepted
}

function isAccepted(timeZone: string | undefined): timeZone is string {
  try {
    return Boolean(timeZone && new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}
