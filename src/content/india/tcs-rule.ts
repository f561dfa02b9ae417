/** Tax collected at source on money that is sent abroad for studies: in force since 1 April 2026. */
export const tcsRule = {
  /** The rupees in a financial year on which no tax is due. */
  threshold: 1_000_000,
  percent: 2,
  year: '2026',
  sources: ['business-standard-2026-02', 'taxtmi-2026', 'taxheal-2026-04'],
  /** The code by which a bank books money for studies, and the tax on money for other purposes. */
  purpose: { code: 'S0305', otherPercent: 20, year: '2023', source: 'cbdt-circular-2023' },
} as const
