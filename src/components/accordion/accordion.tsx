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

type AccordionProps = {
  items: readonly AccordionItem[]
  /** The id of the open answer, in this list or in another one of the page; `''` if none is open. */
  openId: string
  onOpenChange: (id: string) => void
  className?: string
}

/** A list of questions that open their answers; arrow keys move between them. */
export function Accordion({ items, openId, onOpenChange, className }: AccordionProps) {
  // '' if the open answer is in another list, so that this list does not render again when that one changes.
  const openHere = items.some(({ id }) => id === openId) ? openId : ''
  return (
    <Radix.Root
      type="single"
      collapsible
      value={openHere}
      onValueChange={onOpenChange}
      className={cn('answers', className)}
    >
      <ComponentStyle name="accordion" css={css} />
      <Items items={items} openId={openHere} />
    </Radix.Root>
  )
}

const Items = memo(function Items({ items, openId }: Pick<AccordionProps, 'items' | 'openId'>) {
  return items.map(({ id, heading, answer }) => (
    <Radix.Item key={id} id={id} value={id}>
      <h3>
        <Radix.Trigger>{heading}</Radix.Trigger>
      </h3>
      {id === openId ? (
        <Radix.Content className="answer">{answer}</Radix.Content>
      ) : (
        // CSS hides this answer. Radix would leave it out of the HTML, which search engines read.
        <div className="answer closed">
          {/* `Suspense` without a fallback: React hydrates its content after the page’s controls. */}
          <Suspense>{answer}</Suspense>
        </div>
      )}
    </Radix.Item>
  ))
})

/** The id of the open answer, and its setter. A link to an item opens it. */
export function useOpenAnswer(items: readonly { id: string }[]) {
  const [openId, setOpenId] = useState('')
  const { hash } = useLocation()
  useOnNavigation(() => {
    const linked = items.find(({ id }) => hash === `#${id}`)
    if (linked) setOpenId(linked.id)
  })
  return [openId, setOpenId] as const
}
