import { businessHours } from '@/lib/business-hours'

/** `9:00 to 17:00 Central European Time` */
export const hoursInAntwerp = `${businessHours.opens}:00 to ${businessHours.closes}:00 Central European Time`

export const openingHours = {
  inAntwerp: `Monday to Friday ${hoursInAntwerp}`,
  inYourZone: ({ opens, closes }: { opens: string; closes: string }, clock: string) =>
    `${opens} to ${closes} ${clock}`,
  /** The names of zones whose name in `Intl` is not the usual one. */
  zoneNames: { 'Asia/Calcutta': 'India', 'Asia/Kolkata': 'India' } as Record<string, string>,
  yourTime: (zone: string) => `your time (${zone})`,
  antwerpTime: 'Antwerp time',
  open: 'Open now',
  opensNext: ({ weekday, time }: Moment) => `Opens ${weekday} ${time}`,
  /** The text for a reply that is due only after the next opening. */
  repliesLater: (open: boolean, opens: Moment, due: Moment, clock: string) =>
    `We ${open ? 'close soon and open on' : 'open'} ${opens.weekday} ${opens.time}, so we reply by ${due.weekday} ${due.time}, ${clock}.`,
  /** A moment on the visitor's clock. */
  moment: ({ weekday, date, time }: Moment, clock: string) => `${weekday} ${date}, ${time} ${clock}`,
}

type Moment = { weekday: string; date: string; time: string }
