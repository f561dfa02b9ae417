import { cn } from '@/lib/cn'

/** Steps in their order, each under its arch. */
export function ArchSteps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className={cn('grid gap-8', steps.length === 3 ? 'md:grid-cols-3' : 'sm:grid-cols-2 lg:grid-cols-4')}>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span
            aria-hidden="true"
            className="grid h-16 w-14 place-items-center rounded-t-full bg-marigold font-display font-bold text-2xl text-ink-deep"
          >
            {index + 1}
          </span>
          <h3 className="mt-4 text-2xl">{title}</h3>
          <p className="mt-2 text-pretty">{text}</p>
        </li>
      ))}
    </ol>
  )
}
