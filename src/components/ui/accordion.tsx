import * as Radix from '@radix-ui/react-collapsible'
import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
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
            <Radix.Trigger id={`${id}-question`}>{heading}</Radix.Trigger>
          </h3>
          <Radix.Content asChild forceMount role="region" aria-labelledby={`${id}-question`}>
            <Answer>
              <div className="answer">{answer}</div>
            </Answer>
          </Radix.Content>
        </Radix.Root>
      ))}
    </div>
  )
}

/** Without a ref Radix does not measure it: it would lay the page out once for each answer, for an animation that we do not have. */
function Answer({ ref: _, ...props }: ComponentProps<'div'>) {
  return <div {...props} />
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
    for (const answer of list.current?.querySelectorAll('[role=region]') ?? []) {
      // React writes `hidden` as a boolean only.
      if (answer.matches('[data-state=open]')) answer.removeAttribute('hidden')
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
