export type Source = {
  /** Publisher and subject of the page: `Publisher: subject`. */
  name: string
  url: string
  /** When it was published or checked, ready to print. */
  date: string
  /** Published by the authority, insurer or university that the fact belongs to. */
  official: boolean
}
