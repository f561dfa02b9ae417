/** A line of `npm run launch-check`. */
export type Check = {
  group:
    | 'price'
    | 'law'
    | 'contact'
    | 'settings'
    | 'hours'
    | 'content'
    | 'discrepancy'
    | 'claim'
    | 'site'
    | 'database'
  /** The fact or claim that is checked, with its fault if there is one. */
  what: string
  state: 'done' | 'open' | 'unchecked'
  /** The file or setting to change, for the reader. */
  where: string
  requiredByLaw?: boolean
}

/**
 * A check that is done, or open because of a fault.
 * @param fault why `what` is not true, if it is not
 */
export const toCheck = (
  group: Check['group'],
  { what, fault, where }: { what: string; fault: string | undefined; where: string },
): Check =>
  fault ? { group, what: `${what}: ${fault}`, state: 'open', where } : { group, what, state: 'done', where }
