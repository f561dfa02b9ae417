import type { ReactNode } from 'react'
import { ArchDivider } from '@/components/art/arch-divider'
import { usePageMeta } from '@/components/hooks/use-page-meta'

/** The page's heading and first sentence on a dark band. `PageIntro` has no band. */
export function PageBand({ children }: { children: ReactNode }) {
  const { heading } = usePageMeta()
  return (
    <div className="on-ink bg-ink text-paper">
      <div className="container-page pt-7 pb-6 sm:pt-12 sm:pb-8">
        <h1>{heading}</h1>
        <p className="mt-2.5 max-w-2xl text-pretty sm:text-lg">{children}</p>
      </div>
      <ArchDivider className="text-paper" />
    </div>
  )
}
