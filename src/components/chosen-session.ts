import { useLocation } from 'react-router-dom'
import { useAfterHydration } from '@/components/hooks/use-after-hydration'
import { chosenSession } from '@/content/prices'
import { formatRupees } from '@/lib/money'

type Session = { minutes: number; price: number }

/** The state of a link on which a session is booked: the page it leads to repeats the price that was pressed. */
export const choosing = ({ minutes, price }: Session) => ({ chosen: { minutes, price } })

/** "You chose 60 minutes, ₹2,999."; nothing for those who came another way. */
export function useChosenSession() {
  const known = useAfterHydration()
  const { state } = useLocation()
  const { minutes, price } = (state as { chosen?: Partial<Session> } | null)?.chosen ?? {}
  return known && isCount(minutes) && isCount(price) ? chosenSession(minutes, formatRupees(price)) : undefined
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0
