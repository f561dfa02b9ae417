import type { ReactNode } from 'react'
import { Arch } from '@/components/ui/arch'
import { cn } from '@/lib/cn'

type ArchStepsProps = {
  steps: readonly { title: string; text: ReactNode }[]
  /** Whether the text stands beside its number on laptops, too. On phones it always does. */
  beside?: boolean
}

const layouts = {
  beside: { list: 'gap-x-12 md:grid-cols-2', step: '', text: '', title: '' },
  three: { list: 'md:grid-cols-3', step: 'md:block', text: 'md:mt-4', title: 'sm:text-2xl' },
  four: { list: 'sm:grid-cols-2 lg:grid-cols-4', step: 'sm:block', text: 'sm:mt-4', title: 'sm:text-2xl' },
}

function layoutOf(count: number, beside = false) {
  if (beside) return 'beside'
  return count === 3 ? 'three' : 'four'
}

/** The steps of a section, each with its number in a large arch. `NumberedSteps` is the small list of a receipt. */
export function ArchSteps({ steps, beside }: ArchStepsProps) {
  const layout = layouts[layoutOf(steps.length, beside)]
  return (
    <ol className={cn('grid gap-5 sm:gap-8', layout.list)}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={cn('flex gap-4', layout.step)}>
          <Arch size={beside ? 'normal' : 'responsive'}>{index + 1}</Arch>
          <div className={cn('wrap-anywhere', layout.text)}>
            <h3 className={cn('text-xl', layout.title)}>{title}</h3>
            <p className="mt-1 text-pretty">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
