import { type ReactNode, Suspense } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import { cn } from '@/lib/cn'

type FoldProps = {
  id: string
  title: ReactNode
  answer: ReactNode
  /** Whether the section is always open on laptops. On phones and tablets it folds. */
  openOnLaptops?: boolean
  open?: boolean
  /** Whether the section stands inside a container, which has the page’s edges already. */
  inContainer?: boolean
  className?: string
  children: ReactNode
}

/** A section that opens from a line with its short answer. */
export function Fold({
  id,
  title,
  answer,
  openOnLaptops,
  open,
  inContainer,
  className,
  children,
}: FoldProps) {
  return (
    <section className={cn('fold', openOnLaptops && 'lg:py-12', className)}>
      <div className={cn(!inContainer && 'container-page')}>
        <Disclosure
          id={id}
          open={open}
          className={cn(
            'border-paper-line border-t max-sm:[&>summary]:py-2',
            openOnLaptops
              ? 'lg:always-open lg:border-0'
              : 'lg:[&>summary]:grid-cols-[19rem_minmax(0,1fr)_auto] lg:[&>summary]:gap-x-8 lg:[&>summary]:py-4',
          )}
          summary={
            <>
              <h2 className={cn('text-xl', openOnLaptops && 'lg:text-4xl')}>{title}</h2>
              <span
                className={cn(
                  'font-normal text-[0.9375rem] max-sm:text-sm max-sm:leading-snug',
                  openOnLaptops && 'lg:hidden',
                )}
              >
                {answer}
              </span>
            </>
          }
        >
          <div className={cn('pt-2 pb-10', openOnLaptops && 'lg:pt-8 lg:pb-0')}>
            {/* `Suspense` without a fallback: React hydrates its content after the page’s controls, or when it is pressed. */}
            <Suspense>{children}</Suspense>
          </div>
        </Disclosure>
      </div>
    </section>
  )
}
