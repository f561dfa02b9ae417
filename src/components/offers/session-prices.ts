import { useLocation } from 'react-router-dom'
import { sessionPrices } from '@/content/prices'
import { useAfterHydration } from '@/loading/hydration'

/** The state of a link to the booking page: the session prices of the current page. */
export const withPricesOf = (page: keyof typeof sessionPrices) => ({ pricesOf: page })

/** The session prices of the page whose link was pressed, by default the booking page's. */
export function useSessionPrices() {
  const isHydrated = useAfterHydration()
  const { state }: { state: Partial<ReturnType<typeof withPricesOf>> | null } = useLocation()
  const pressed = state?.pricesOf
  return isHydrated && pressed && Object.hasOwn(sessionPrices, pressed)
    ? sessionPrices[pressed]
    : sessionPrices.booking
}
