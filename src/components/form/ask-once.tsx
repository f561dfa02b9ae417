import { useEffect, useRef } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import type { ContactWarning } from '@/components/form/use-ask-once'
import { buttonStyles } from '@/components/ui/button'
import { forms } from '@/content/forms'

/** Where a field is that is not on the page. */
export type LinkToField = (field: string) => Pick<LinkProps, 'to' | 'state'>

type AskOnceProps = { warnings: readonly ContactWarning[]; linkTo: LinkToField | undefined }

/** The values that cannot work as they stand, with the ways to mend them or to send them all the same. */
export function AskOnce({ warnings, linkTo }: AskOnceProps) {
  const firstLink = useRef<HTMLAnchorElement>(null)
  useEffect(() => firstLink.current?.focus(), [])
  return (
    <section
      role="status"
      aria-label={forms.askOnce.title}
      className="rounded-xl bg-marigold-pale p-4"
      data-uncovered
    >
      <h3 className="text-lg">{forms.askOnce.title}</h3>
      <ul className="mt-1">
        {warnings.map(({ field, value, text, focus }, index) => (
          <li key={field} className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
            {linkTo ? (
              <Link {...linkTo(field)} ref={index === 0 ? firstLink : null} className="link">
                {value}
              </Link>
            ) : (
              <button type="button" onClick={focus} className="link">
                {value}
              </button>
            )}
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <button type="submit" className={buttonStyles({ tone: 'secondary', size: 'small' }, 'mt-2')}>
        {forms.askOnce.send}
      </button>
    </section>
  )
}
