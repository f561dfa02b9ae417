import { DAY_MS } from '@/lib/day'
import { readStored, removeStored, writeStored } from '@/lib/stored-value'

const KEY = 'selection:v1'

/** The ids of the selected services, in the order of selection. Stored for 7 days. */
export function readSelection() {
  const ids = readStored('localStorage', KEY)?.services
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

export function keepSelection(services: readonly string[]) {
  if (services.length > 0) writeStored('localStorage', KEY, { services }, 7 * DAY_MS)
  else removeStored('localStorage', KEY)
}
