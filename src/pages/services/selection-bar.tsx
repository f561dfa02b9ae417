import { ShoppingBag } from 'lucide-react'
import type { MouseEvent } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { checkoutPath, type Service, totalOf } from '@/content/catalogue'
import { servicesPage } from '@/content/services-page'
import { formatRupees } from '@/lib/money'

type SelectionBarProps = { selected: readonly Service[]; onClear: (event: MouseEvent) => void }

/** The bar at the bottom of the screen: number and total of the selected services. */
export function SelectionBar({ selected, onClear }: SelectionBarProps) {
  const { bar } = servicesPage
  return (
    <section
      aria-label={bar.title}
      className="selection-bar on-ink fixed inset-x-0 bottom-0 z-40 border-marigold border-t-4 bg-ink text-paper"
    >
      <div className="container-page grid h-full grid-cols-[1fr_auto] content-center items-center gap-x-4 gap-y-1 leading-tight">
        <p aria-live="polite" className="flex flex-wrap items-center gap-x-3">
          <ShoppingBag aria-hidden="true" className="size-5 shrink-0 text-marigold max-sm:hidden" />
          <span>
            <strong>{bar.count(selected.length)}</strong> {bar.selected}
            <span className="sr-only">, {bar.total}</span>
          </span>
          <strong className="font-display text-marigold text-xl" translate="no">
            {formatRupees(totalOf(selected))}
          </strong>
        </p>
        <div className="contents gap-5 sm:flex">
          <button
            type="button"
            onClick={onClear}
            className="min-h-11 px-1 font-semibold underline decoration-2 decoration-marigold underline-offset-4"
          >
            {bar.clear}
          </button>
          <ButtonLink className="max-sm:col-span-2" to={checkoutPath(selected)}>
            {servicesPage.checkout}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
