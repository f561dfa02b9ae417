export const openingHours = {
  inAntwerp: 'Monday to Friday 9:00 to 17:00 Central European Time',
  inYourZone: ({ opens, closes }: { opens: string; closes: string }, zone: string) =>
    `${opens} to ${closes} on your clock (${zone})`,
  /** Where a zone's own name is not what people there say. */
  zoneNames: { 'Asia/Calcutta': 'India', 'Asia/Kolkata': 'India' } as Record<string, string>,
  open: 'Open now',
  closed: 'Closed now',
}
