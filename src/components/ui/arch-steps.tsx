import type { ReactNode } from 'react'
import { Arch } from '@/components/ui/arch'
import { cn } from '@/lib/cn'

type ArchStepsProps = {
  steps: readonly { title: string; text: ReactNode }[]
  beside?: boolean
}

export function ArchSteps({ steps, beside }: ArchStepsProps) {
  const columns = steps.length === 3 ? 'md:grid-cols-3' : 'sm:grid-cols-2 lg:grid-cols-4'
  const stacked = steps.length === 3 ? 'md:block' : 'sm:block'
  return (
    <ol className={cn('grid gap-5 sm:gap-8', beside ? 'gap-x-12 md:grid-cols-2' : columns)}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={cn('flex gap-4', !beside && stacked)}>
          <Arch size={beside ? 'normal' : 'responsive'}>{index + 1}</Arch>
          <div className={cn('wrap-anywhere', !beside && (steps.length === 3 ? 'md:mt-4' : 'sm:mt-4'))}>
            <h3 className={beside ? 'text-xl' : 'text-xl sm:text-2xl'}>{title}</h3>
            <p className="mt-1 text-pretty">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
