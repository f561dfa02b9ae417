import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import css from '@/components/fold.css?inline'
import { PictureStyle } from '@/components/pictures/picture-style'
import { cn } from '@/lib/cn'

type FoldProps = {
  id: string
  title: string
  answer: string
  /** Folded on phones alone. */
  openOnLaptops?: boolean
  className?: string
  children: ReactNode
}

/** A section that opens from its one-line answer: the body is no child of the `details`, so that it shows without it. */
export function Fold({ id, title, answer, openOnLaptops, className, children }: FoldProps) {
  const section = useRef<HTMLElement>(null)
  const details = useRef<HTMLDetailsElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const location = useLocation()

  // Words in a closed fold can be found by the browser's own search.
  const hideFindably = () => {
    if (details.current?.open) body.current?.removeAttribute('hidden')
    else body.current?.setAttribute('hidden', 'until-found')
  }

  useEffect(() => {
    const content = body.current
    const open = () => {
      if (details.current) details.current.open = true
      content?.removeAttribute('hidden')
    }
    const target = document.getElementById(location.hash.slice(1))
    if (target && section.current?.contains(target)) {
      open()
      target.scrollIntoView()
    } else if (!details.current?.open) content?.setAttribute('hidden', 'until-found')
    content?.addEventListener('beforematch', open)
    return () => content?.removeEventListener('beforematch', open)
  }, [location])

  return (
    <section ref={section} id={id} className={cn('fold', openOnLaptops && 'open-on-laptops', className)}>
      <PictureStyle name="fold" css={css} />
      <div className="container-page">
        <div className="fold-head">
          <h2 id={`${id}-title`}>{title}</h2>
          <details ref={details} onToggle={hideFindably}>
            <summary id={`${id}-answer`} aria-labelledby={`${id}-title ${id}-answer`}>
              {answer}
            </summary>
          </details>
        </div>
        <div ref={body} className="fold-body">
          {children}
        </div>
      </div>
    </section>
  )
}
