/** One thing that SPEC section 2 names, and where it must be seen. */
export type Expected = {
  /** A path, with the query string where it matters. */
  page: string
  role?: 'link' | 'button' | 'heading' | 'img' | 'navigation' | 'textbox' | 'region' | 'list' | 'group'
  name: string | RegExp
  /** Where a link leads, as written in the page. */
  href?: string | RegExp
  /** A landmark or region to look in: `banner`, `contentinfo`, `main`. */
  within?: 'banner' | 'contentinfo' | 'main' | 'navigation'
}

type Name = Expected['name']
const within = 'main'

/** What the page itself shows, between its header and its footer. */
export const shows = {
  link: (page: string, name: Name, href: NonNullable<Expected['href']>): Expected => ({
    page,
    role: 'link',
    name,
    href,
    within,
  }),
  heading: (page: string, name: Name): Expected => ({ page, role: 'heading', name, within }),
  button: (page: string, name: Name): Expected => ({ page, role: 'button', name, within }),
  text: (page: string, name: Name): Expected => ({ page, name, within }),
}
