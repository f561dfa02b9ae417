export type Source = {
  /** Publisher and subject of the page: `Publisher: subject`. */
  name: string
  url: string
  /** The date of publication or of the last check, as pages print it. */
  date: string
  /** Whether the authority, insurer or university itself published the page. */
  official: boolean
}
