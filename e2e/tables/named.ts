/** An element that the specification names on a page. */
export type Named = {
  role?: 'link' | 'button' | 'heading' | 'navigation' | 'textbox' | 'region' | 'group'
  name: string | RegExp
  /** The `href` of a link. */
  href?: string | RegExp
  /** The landmark that contains it. */
  within?: 'contentinfo' | 'main'
}

type Name = Named['name']

const named =
  (role?: NonNullable<Named['role']>) =>
  (...names: Name[]): Named[] =>
    names.map((name) => ({ name, within: 'main', ...(role && { role }) }))

export const texts = named()
export const headings = named('heading')
export const buttons = named('button')
export const fields = named('textbox')
export const groups = named('group')
export const link = (name: Name, href: string | RegExp): Named => ({
  role: 'link',
  name,
  href,
  within: 'main',
})
/** Links by their text. */
export const links = (all: Record<string, string>) =>
  Object.entries(all).map(([name, href]) => link(name, href))
export const inFooter = (all: Named[]) => all.map((each): Named => ({ ...each, within: 'contentinfo' }))
