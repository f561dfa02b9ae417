export type Pay = { euros: number; per: 'year' | 'month' }

const MONTHS = 12

export const aYear = ({ euros, per }: Pay) =>
  per === 'year' ? euros : Math.round(euros * MONTHS * 100) / 100

export const aMonth = ({ euros, per }: Pay) => (per === 'month' ? euros : Math.round(euros / MONTHS))
