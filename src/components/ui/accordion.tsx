import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { useAfterHydration } from '@/components/hooks/use-after-hydration'
import { useOnNavigation } from '@/components/hooks/use-on-navigation'
import css from '@/components/ui/accordion.css?inline'
import { cn } from '@/lib/cn'
import { useIdleImport } from '@/loading/lazy'

type RadixAccordion = typeof import('@radix-ui/react-accordion')

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

/** Headings that open their answers: `<details>`, whose boxes Radix takes over once the page is hydrated. */
export function Accordion({ items, group, className }: AccordionProps) {
  const { name, open, setOpen, radix } = group
  const hydrated = useAfterHydration()
  const { hash } = useLocation()
  useOnNavigation(() => {
    const linked = items.find(({ id }) => hash === `#${id}`)?.id
    const box = linked && document.getElementById(linked)
    if (!box) return
    if (box instanceof HTMLDetailsElement) box.open = true
    else setOpen(linked)
  })

  if (radix) {
    return (
      <radix.Root
        type="single"
        collapsible
        value={open}
        onValueChange={setOpen}
        className={cn('answers', className)}
      >
        <AnswerStyle />
        {items.map(({ id, heading, answer }) => (
          <radix.Item key={id} id={id} value={id}>
            <radix.Header>
              <radix.Trigger>{heading}</radix.Trigger>
            </radix.Header>
            <Answer radix={radix} open={id === open} onFound={() => setOpen(id)}>
              {answer}
            </Answer>
          </radix.Item>
        ))}
      </radix.Root>
    )
  }
  return (
    <div
      className={cn(
        'answers',
        // Else the answer that a link leads to would push the page down at hydration.
        !hydrated && '[&_:target::details-content]:[content-visibility:visible]',
        className,
      )}
    >
      <AnswerStyle />
      {items.map(({ id, heading, answer }) => (
        <details key={id} id={id} name={name} open={id === open || undefined}>
          <summary>
            <h3>{heading}</h3>
          </summary>
          <div className="answer">{answer}</div>
        </details>
      ))}
    </div>
  )
}

function Answer({
  radix,
  open,
  onFound,
  children,
}: {
  radix: RadixAccordion
  open: boolean
  onFound: () => void
  children: ReactNode
}) {
  return (
    <radix.Content forceMount ref={useUntilFound(open, onFound)}>
      <div className="answer">{children}</div>
    </radix.Content>
  )
}

function AnswerStyle() {
  return (
    <style href="accordion" precedence="picture">
      {css}
    </style>
  )
}

/** The state that the accordions of a page share. `name` is theirs alone. */
export function useAccordionGroup(name: string) {
  const [open, setOpen] = useState('')
  const [radix, setRadix] = useState<RadixAccordion>()
  useIdleImport(
    () => import('@radix-ui/react-accordion'),
    (loaded) =>
      keepFocus(`details[name="${name}"]`, () => {
        const opened = document.querySelector(`details[name="${name}"][open]`)?.id ?? ''
        // What was asked for meanwhile may not be drawn yet.
        setOpen((asked) => (asked === open ? opened : asked))
        setRadix(loaded)
      }),
  )
  return { name, open, setOpen, radix }
}

/** Replaces boxes by others with the same `id` and the same tab stops; the focus stays where it was. */
function keepFocus(boxes: string, replace: () => void) {
  const focused = document.activeElement
  const box = focused?.closest(boxes)
  if (!focused || !box) return flushSync(replace)
  const place = [...box.querySelectorAll(tabStops)].indexOf(focused)
  flushSync(replace)
  const successor = document.getElementById(box.id)?.querySelectorAll<HTMLElement>(tabStops)[place]
  successor?.focus({ preventScroll: true })
}

const tabStops = 'summary, button, a'

/** A closed answer is hidden so that the browser's own search finds words in it and opens it, where it can. */
function useUntilFound(open: boolean, onFound: () => void) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const answer = ref.current
    if (!answer) return
    // React takes `hidden` for a boolean.
    if (open) answer.removeAttribute('hidden')
    else answer.setAttribute('hidden', 'onbeforematch' in answer ? 'until-found' : '')
    // Other answers close before the browser scrolls to what it found.
    const onBeforeMatch = () => flushSync(onFound)
    answer.addEventListener('beforematch', onBeforeMatch)
    return () => answer.removeEventListener('beforematch', onBeforeMatch)
  })
  return ref
}
