import { type ComponentProps, type ReactNode, useId } from 'react'
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
  divider?: ReactNode
}

/** A band of the page, as wide as the screen, its content within reading width. */
export function Section({
  tone = 'paper',
  title,
  lead,
  divider,
  className,
  children,
  ...props
}: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={tones[tone]} {...props}>
      <div className={cn('container-page py-14 sm:py-20', className)}>
        <h2 id={id} className="text-3xl sm:text-4xl">
          {title}
        </h2>
        {lead && <p className="mt-3 max-w-2xl text-lg text-pretty">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
      {divider}
    </section>
  )
}
