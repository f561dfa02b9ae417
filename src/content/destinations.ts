/** The core countries, in the order in which they are listed everywhere. */
export const destinations = [
  { slug: 'belgium', name: 'Belgium', nameInText: 'Belgium' },
  { slug: 'netherlands', name: 'Netherlands', nameInText: 'the Netherlands' },
  { slug: 'luxembourg', name: 'Luxembourg', nameInText: 'Luxembourg' },
  { slug: 'germany', name: 'Germany', nameInText: 'Germany' },
] as const
