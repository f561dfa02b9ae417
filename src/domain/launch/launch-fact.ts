/** A row of `npm run launch-check` about the content. */
export type LaunchFact = {
  group: 'price' | 'law' | 'contact' | 'hours' | 'content' | 'discrepancy' | 'claim'
  what: string
  done: boolean
  requiredByLaw?: boolean
  /** The file or setting to change, for the reader. */
  where: string
  /** The setting that holds the fact. It must be valid, too. */
  setting?: string
}
