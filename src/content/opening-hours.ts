export const openingHours = {
  inAntwerp: 'Monday to Friday 9:00 to 17:00 Central European Time',
  inYourZone: ({ opens, closes }: { opens: string; closes: string }, zone: string) =>
    `${opens} to ${closes} on your clock (${zone})`,
  open: 'Open now',
  closed: 'Closed now',
}
