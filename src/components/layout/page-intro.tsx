import type { ReactNode } from 'react'
import { usePageMeta } from '@/components/hooks/use-page-meta'

/** The page's heading, from the route table, and its first sentence. */
export function PageIntro({ lead, children }: { lead: string; children?: ReactNode }) {
  const { heading } = usePageMeta()
  return (
    <div className="container-page pt-6 pb-10 lg:pt-12">
      <h1>{heading}</h1>
      <p className="mt-4 max-w-2xl text-lg text-pretty">{lead}</p>
      {children}
    </div>
  )
}
