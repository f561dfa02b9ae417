import type { ReactNode } from 'react'
import { usePageMeta } from '@/components/hooks/use-page-meta'
import { cn } from '@/lib/cn'

type PageIntroProps = {
  lead: string
  above?: ReactNode
  drawing?: ReactNode
  children?: ReactNode
}

export function PageIntro({ lead, above, drawing, children }: PageIntroProps) {
  const { heading } = usePageMeta()
  return (
    <div
      className={cn(
        'container-page pt-6 pb-10 lg:pt-12',
        Boolean(drawing) && 'grid items-center gap-6 md:grid-cols-[1.3fr_1fr] md:gap-10 lg:gap-14',
      )}
    >
      <div>
        {above}
        <h1>{heading}</h1>
        <p className="mt-4 max-w-2xl text-lg text-pretty">{lead}</p>
        {children}
      </div>
      {drawing}
    </div>
  )
}
