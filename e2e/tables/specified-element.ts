/** An element that the specification names on a page. */
export type SpecifiedElement = {
  role?: 'link' | 'button' | 'heading' | 'navigation' | 'textbox' | 'region' | 'group'
  name: string | RegExp
  /** The `href` of a link. */
  href?: string | RegExp
  /** The landmark that contains it. */
  within?: 'contentinfo' | 'main'
}

type Name = SpecifiedElement['name']

const inMain =
  (role?: NonNullable<SpecifiedElement['role']>) =>
  (...names: Name[]): SpecifiedElement[] =>
    names.map((name) => ({ name, within: 'main', ...(role && { role }) }))

export const texts = inMain()
export const headings = inMain('heading')
export const buttons = inMain('button')
export const fields = inMain('textbox')
export const groups = inMain('group')
export const link = (name: Name, href: string | RegExp): SpecifiedElement => ({
  role: 'link',
  name,
  href,
  within: 'main',
})
/** Links by their text. */
export const links = (all: Record<string, string>) =>
  Object.entries(all).map(([name, href]) => link(name, href))
export const inFooter = (all: SpecifiedElement[]) =>
  all.map((each): SpecifiedElement => ({ ...each, within: 'contentinfo' }))
