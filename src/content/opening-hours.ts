export const openingHours = {
  inAntwerp: 'Monday to Friday 9:00 to 17:00 Central European Time',
  inYourZone: ({ opens, closes }: { opens: string; closes: string }, clock: string) =>
    `${opens} to ${closes} ${clock}`,
  /** Where a zone's own name is not what people there say. */
  zoneNames: { 'Asia/Calcutta': 'India', 'Asia/Kolkata': 'India' } as Record<string, string>,
  yourTime: (zone: string) => `your time (${zone})`,
  antwerpTime: 'Antwerp time',
  open: 'Open now',
  opensNext: ({ weekday, time }: Moment) => `Opens ${weekday} ${time}`,
  /** What a reply within business hours comes to, when they end before. */
  repliesLater: (open: boolean, opens: Moment, due: Moment, clock: string) =>
    `We ${open ? 'close soon and open on' : 'open'} ${opens.weekday} ${opens.time}, so we reply by ${due.weekday} ${due.time}, ${clock}.`,
  /** A moment that matters to the visitor. */
  moment: ({ weekday, date, time }: Moment, clock: string) => `${weekday} ${date}, ${time} ${clock}`,
}

type Moment = { weekday: string; date: string; time: string }
