export const openingHours = {
  inAntwerp: 'Monday to Friday 9:00 to 17:00 Central European Time',
  inYourZone: ({ opens, closes }: { opens: string; closes: string }, zone: string) =>
    `${opens} to ${closes} your time (${zone})`,
  /** Where a zone's own name is not what people there say. */
  zoneNames: { 'Asia/Calcutta': 'India', 'Asia/Kolkata': 'India' } as Record<string, string>,
  open: 'Open now',
  closed: 'Closed now',
  opensNext: ({ weekday, time }: Moment) => `We open on ${weekday} at ${time} your time.`,
  /** What a reply within business hours comes to, when they end before. */
  repliesLater: (open: boolean, opens: Moment, due: Moment) =>
    `We ${open ? 'close soon and open on' : 'open'} ${opens.weekday} ${opens.time}, so we reply by ${due.weekday} ${due.time}, your time.`,
  /** A moment that matters to the visitor. */
  moment: ({ weekday, date, time }: Moment, zone: string) =>
    `${weekday} ${date}, ${time} your time (${zone})`,
}

type Moment = { weekday: string; date: string; time: string }
