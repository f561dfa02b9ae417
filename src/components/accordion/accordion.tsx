import * as Radix from '@radix-ui/react-accordion'
import { memo, type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import css from '@/components/accordion/accordion.css?inline'
import { useOnNavigation } from '@/components/hooks/use-on-navigation'
import { ComponentStyle } from '@/components/ui/component-style'
import { cn } from '@/lib/cn'

export type AccordionItem = {
  /** An id that is unique on the page: a link to it opens the answer. */
  id: string
  heading: ReactNode
  answer: ReactNode
}

type AccordionProps = { open: string; onOpenChange: (id: string) => void; children: ReactNode }

/** Contains lists of questions. At most one answer is open, and arrow keys move between the questions. */
export function Accordion({ open, onOpenChange, children }: AccordionProps) {
  return (
    <Radix.Root type="single" collapsible value={open} onValueChange={onOpenChange}>
      <ComponentStyle name="accordion" css={css} />
      {children}
    </Radix.Root>
  )
}

type AccordionListProps = { items: readonly AccordionItem[]; className?: string }

/** Headings that open their answers. Closed answers are in the HTML, hidden by CSS. */
export const AccordionList = memo(function AccordionList({ items, className }: AccordionListProps) {
  return (
    <div className={cn('answers', className)}>
      {items.map(({ id, heading, answer }) => (
        <Radix.Item key={id} id={id} value={id}>
          <Radix.Header>
            <Radix.Trigger>{heading}</Radix.Trigger>
          </Radix.Header>
          <Radix.Content forceMount className="answer">
            {/* A separate boundary hydrates after the page’s controls, or when it is pressed. */}
            <Suspense>{answer}</Suspense>
          </Radix.Content>
        </Radix.Item>
      ))}
    </div>
  )
})

/** The id of the open answer, and its setter. A link to an item opens it. */
export function useOpenAnswer(items: readonly { id: string }[]) {
  const [open, setOpen] = useState('')
  const { hash } = useLocation()
  useOnNavigation(() => {
    const linked = items.find(({ id }) => hash === `#${id}`)
    if (linked) setOpen(linked.id)
  })
  return [open, setOpen] as const
}
