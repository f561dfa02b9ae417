import { ShoppingBag } from 'lucide-react'
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { draftStore } from '@/components/form/draft'
import { ButtonLink } from '@/components/ui/button'
import { catalogue, type Service, servicesById, totalOf } from '@/content/catalogue'
import { servicesPage } from '@/content/services-page'
import { formatRupees } from '@/lib/money'
import { paths } from '@/lib/paths'
import { typedInto } from '@/lib/typed-values'
import { ServiceCategoryList } from '@/pages/services/service-category-list'

export function ServicePicker() {
  const { selected, toggle, clear } = useSelection()
  const form = useRef<HTMLFormElement>(null)
  const clearAll = ({ detail }: MouseEvent) => {
    clear()
    // The bar goes, and the focus with it.
    if (detail === 0) form.current?.querySelector('input')?.focus()
  }
  return (
    <>
      <form
        ref={form}
        name="services"
        aria-label={servicesPage.formTitle}
        className="container-page gap-6 pb-6 md:columns-2 lg:gap-8"
      >
        {catalogue.map((category) => (
          <ServiceCategoryList key={category.id} {...category} selected={selected} onToggle={toggle} />
        ))}
      </form>
      {selected.length > 0 && <SelectionBar selected={selected} onClear={clearAll} />}
    </>
  )
}

function SelectionBar({
  selected,
  onClear,
}: {
  selected: readonly Service[]
  onClear: (event: MouseEvent) => void
}) {
  const { bar } = servicesPage
  const total = totalOf(selected)
  return (
    <section
      aria-label={bar.title}
      className="bottom-bar on-ink fixed inset-x-0 bottom-0 z-40 border-marigold border-t-4 bg-ink text-paper shadow-panel"
    >
      <div className="container-page grid h-full grid-cols-[1fr_auto] content-center items-center gap-x-4 gap-y-1 leading-tight">
        <p aria-live="polite" className="flex flex-wrap items-center gap-x-2.5">
          <ShoppingBag aria-hidden="true" className="size-5 shrink-0 text-marigold max-sm:hidden" />
          <span>
            <strong>{bar.count(selected.length)}</strong> {bar.selected}
            <span className="sr-only">, {bar.total}</span>
          </span>
          <strong className="font-display text-marigold text-xl">{formatRupees(total)}</strong>
        </p>
        <div className="contents gap-5 sm:flex">
          <button
            type="button"
            onClick={onClear}
            className="min-h-11 px-1 font-semibold underline decoration-2 decoration-marigold underline-offset-4"
          >
            {bar.clear}
          </button>
          <ButtonLink
            className="max-sm:col-span-2"
            to={paths.checkoutOf(
              selected.map(({ id }) => id),
              total,
            )}
          >
            {bar.checkout}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

const draft = draftStore<{ services: string[] }>('services', 'local')

/** The services picked so far, in the order of picking, kept on the device. */
function useSelection() {
  const [selected, setSelected] = useState<readonly Service[]>([])

  const select = (services: readonly Service[]) => {
    setSelected(services)
    if (services.length > 0) draft.write({ values: { services: services.map(({ id }) => id) } })
    else draft.clear()
  }

  const restore = useEffectEvent(select)
  useEffect(() => {
    const kept = listOf(draft.read().values?.services)
    const early = listOf(typedInto(document.forms.namedItem('services'))?.services)
    restore(servicesById([...kept, ...early]))
  }, [])

  return {
    selected,
    toggle: (id: string) => {
      const others = selected.filter((service) => service.id !== id)
      select(others.length < selected.length ? others : [...selected, ...servicesById([id])])
    },
    clear: () => select([]),
  }
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value : [])
