import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

/** A link in a text of the content. Links within the site use the router. */
export function TextLink({ href = '', ...props }: ComponentProps<'a'>) {
  if (/^[/#]/.test(href)) return <Link to={href} {...props} />
  return <a href={href} rel="noreferrer" {...props} />
}
