import { type ComponentProps, type ReactNode, useId } from 'react'
import { ArchDivider } from '@/components/art/arch-divider'
import { cn } from '@/lib/cn'

type SectionTone = 'paper' | 'deep' | 'ink'

const tones: Record<SectionTone, string> = {
  paper: 'bg-paper text-ink',
  deep: 'bg-paper-deep text-ink',
  ink: 'on-ink bg-ink text-paper',
}

type SectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  tone?: SectionTone
  title: ReactNode
  lead?: ReactNode
}

/** A full-width band with a title; its content has the page's width. A dark band ends with the arches of a bridge. */
export function Section({ tone = 'paper', title, lead, className, children, ...props }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={tones[tone]} {...props}>
      <div className={cn('container-page py-6 sm:py-20', className)}>
        <h2 id={id} className="text-2xl sm:text-4xl">
          {title}
        </h2>
        {lead && <p className="mt-2 max-w-2xl text-pretty sm:mt-3 sm:text-lg">{lead}</p>}
        <div className="mt-4 sm:mt-8">{children}</div>
      </div>
      {tone === 'ink' && <ArchDivider className="text-paper" />}
    </section>
  )
}
