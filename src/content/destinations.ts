/** The four core countries, in the order in which they are listed everywhere. */
export const destinations = [
  { slug: 'belgium', name: 'Belgium' },
  { slug: 'netherlands', name: 'Netherlands' },
  { slug: 'luxembourg', name: 'Luxembourg' },
  { slug: 'germany', name: 'Germany' },
] as const
