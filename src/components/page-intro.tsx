import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

type PageIntroProps = {
  title: string
  lead: string
  /** A drawing, beside the words where there is room. */
  drawing?: ReactNode
  /** Above the heading: where the page belongs. */
  above?: ReactNode
  children?: ReactNode
}

/** The top of a page: its heading and what it is for. */
export function PageIntro({ title, lead, drawing, above, children }: PageIntroProps) {
  return (
    <div
      className={cn(
        'container-page pt-8 pb-10 lg:pt-12',
        Boolean(drawing) && 'grid items-center gap-8 md:grid-cols-[1.3fr_1fr] lg:gap-14',
      )}
    >
      <div>
        {above}
        <h1 className="text-[2rem] sm:text-5xl">{title}</h1>
        <p className="mt-4 max-w-2xl text-lg text-pretty">{lead}</p>
        {children}
      </div>
      {drawing}
    </div>
  )
}
