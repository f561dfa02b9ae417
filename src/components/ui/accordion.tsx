import * as Radix from '@radix-ui/react-collapsible'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useOnNavigation } from '@/components/hooks/use-on-navigation'
import css from '@/components/ui/accordion.css?inline'
import { cn } from '@/lib/cn'

export type AccordionItem = {
  /** Unique on the page, so that a link can open it. */
  id: string
  heading: ReactNode
  answer: ReactNode
}

type AccordionProps = {
  items: readonly AccordionItem[]
  /** Accordions of one group have one answer open among them all. */
  group: ReturnType<typeof useAccordionGroup>
  className?: string
}

/** Headings that open their answers. Closed answers are in the HTML, and open there by CSS alone where the app is missing. */
export function Accordion({ items, group: { open, setOpen }, className }: AccordionProps) {
  const { hash } = useLocation()
  useOnNavigation(() => {
    const linked = items.find(({ id }) => hash === `#${id}`)
    if (linked) setOpen(linked.id)
  })
  return (
    <div ref={useFindableAnswers(setOpen)} className={cn('answers', className)}>
      <style href="accordion" precedence="picture">
        {css}
      </style>
      {items.map(({ id, heading, answer }) => (
        <Radix.Root key={id} id={id} open={open === id} onOpenChange={(isOpen) => setOpen(isOpen ? id : '')}>
          <h3>
            <Radix.Trigger id={`${id}-question`} aria-controls={`${id}-answer`}>
              {heading}
            </Radix.Trigger>
          </h3>
          {/* Not Radix's Content: it is for answers that unmount, and renders each twice on hydration. */}
          <section id={`${id}-answer`} aria-labelledby={`${id}-question`}>
            <div className="answer">{answer}</div>
          </section>
        </Radix.Root>
      ))}
    </div>
  )
}

/** The answer that is open among the accordions of a page. */
export function useAccordionGroup() {
  const [open, setOpen] = useState('')
  return { open, setOpen }
}

/** Hides closed answers so that the browser's own search finds words in them and opens them, where it can. */
function useFindableAnswers(onFound: (id: string) => void) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    for (const answer of list.current?.querySelectorAll('section') ?? []) {
      // React writes `hidden` as a boolean only.
      if (answer.matches('[data-state=open] > section')) answer.removeAttribute('hidden')
      else answer.setAttribute('hidden', 'until-found')
    }
  })
  useEffect(() => {
    const element = list.current
    if (!element) return
    // For accordion.css.
    element.dataset.hydrated = ''
    const openFound = ({ target }: Event) => {
      if (target instanceof HTMLElement && target.parentElement) onFound(target.parentElement.id)
    }
    element.addEventListener('beforematch', openFound)
    return () => element.removeEventListener('beforematch', openFound)
  }, [onFound])
  return list
}
