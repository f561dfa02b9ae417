import { MONTHS_A_YEAR } from '@/lib/month'

export type Pay = { euros: number; per: 'year' | 'month' }

/** To the cent, as sources state pay. Our own division by 12 (`monthlyPay`) is in whole euros. */
export const yearlyPay = ({ euros, per }: Pay) =>
  per === 'year' ? euros : Math.round(euros * MONTHS_A_YEAR * 100) / 100

export const monthlyPay = ({ euros, per }: Pay) =>
  per === 'month' ? euros : Math.round(euros / MONTHS_A_YEAR)
