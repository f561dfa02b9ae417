import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

/** A link written in a text: within the site it changes the page as every other link here does. */
export function TextLink({ href = '', ...props }: ComponentProps<'a'>) {
  if (/^[/#]/.test(href)) return <Link to={href} {...props} />
  return <a href={href} rel="noreferrer" {...props} />
}
