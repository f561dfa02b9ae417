import { ShoppingBag } from 'lucide-react'
import { type FormEvent, Fragment, type MouseEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { onVisitorsClock } from '@/components/contact/visitor-clock'
import { FreeCallButton } from '@/components/dialogs/free-call'
import { useReceipts } from '@/components/hooks/use-receipts'
import { useUndo } from '@/components/hooks/use-undo'
import { PageContents } from '@/components/layout/page-contents'
import { ButtonLink, buttonStyles } from '@/components/ui/button'
import { catalogue, type Service, servicesById, totalOf } from '@/content/catalogue'
import { servicesPage } from '@/content/services-page'
import { formatRupees } from '@/lib/money'
import { paths } from '@/lib/paths'
import { isAwaited, type StoredReceipt } from '@/lib/receipts'
import { keepSelection, readSelection } from '@/lib/selection'
import { useTypedBeforeHydration } from '@/loading/hydration'
import { ServiceCategoryList } from '@/pages/services/service-category-list'

const FORM_NAME = 'services'

export function ServicePicker() {
  const form = useRef<HTMLFormElement>(null)
  const { selected, undo, toggle, clear } = useSelection()
  const clearAll = ({ detail }: MouseEvent) => {
    clear()
    // The pressed button unmounts with the bar; after a press by keyboard move the focus to the list.
    if (detail === 0) form.current?.querySelector('input')?.focus()
  }
  const navigate = useNavigate()
  const checkOut = (event: FormEvent) => {
    event.preventDefault()
    if (selected.length > 0) navigate(checkoutOf(selected))
    else form.current?.querySelector('input')?.focus()
  }
  const isEmpty = selected.length === 0
  return (
    <>
      {/* `name` and `action` let the browser itself submit the selection before hydration.
          `autoComplete` is off, because a reload would tick boxes again that the visitor unticked before hydration. */}
      <form
        ref={form}
        name={FORM_NAME}
        autoComplete="off"
        action={paths.checkout}
        aria-label={servicesPage.formLabel}
        onSubmit={checkOut}
        className="container-page pb-6"
      >
        <LastOrder />
        <div className="mb-5">
          <PageContents
            label={servicesPage.contents}
            entries={catalogue.map(({ id, name }) => ({ id, title: name }))}
          />
        </div>
        <div className="gap-6 md:columns-2 lg:gap-8">
          {catalogue.map((category) => (
            <Fragment key={category.id}>
              <ServiceCategoryList {...category} selected={selected} onToggle={toggle} />
              {category.id === 'application-documents' && <NotSure />}
            </Fragment>
          ))}
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <button
            type="submit"
            className={buttonStyles({ tone: isEmpty ? 'secondary' : 'ink' }, 'max-sm:w-full')}
          >
            {servicesPage.checkout}
          </button>
          <p role="status" className="flex flex-wrap items-center gap-x-3">
            {isEmpty && undo && (
              <>
                {servicesPage.cleared}
                <button type="button" onClick={undo} className="link">
                  {servicesPage.undo}
                </button>
              </>
            )}
            {isEmpty && !undo && servicesPage.nothingPicked}
          </p>
        </div>
      </form>
      {!isEmpty && <SelectionBar selected={selected} onClear={clearAll} />}
    </>
  )
}

/** A card that fills the shorter column, so that both columns end together. */
function NotSure() {
  const { heading, text, call, consultants } = servicesPage.notSure
  return (
    <aside className="mb-6 break-inside-avoid rounded-2xl bg-sea-pale p-4 sm:p-5 lg:mb-8">
      <h2 className="text-xl">{heading}</h2>
      <p className="mt-2 text-pretty">{text}</p>
      <div className="mt-4 grid gap-2 sm:flex sm:flex-wrap">
        <FreeCallButton tone="ink" size="small">
          {call}
        </FreeCallButton>
        <ButtonLink tone="secondary" size="small" to={consultants.to}>
          {consultants.label}
        </ButtonLink>
      </div>
    </aside>
  )
}

/** Names the last order until we reply. Its space is reserved, because it appears after hydration. */
function LastOrder() {
  const [order] = useReceipts('checkout')
  return <p className="-mt-10 min-h-12 text-sm">{order && <OrderUntilReply order={order} />}</p>
}

function OrderUntilReply({ order }: { order: StoredReceipt }) {
  const { about, due } = order
  const services = servicesById(about.split(','))
  if (due === undefined || !isAwaited(order) || services.length === 0) return null
  const names = services.map(({ name }) => name).join(', ')
  return (
    <>
      {servicesPage.ordered(names, onVisitorsClock(new Date(due)))}{' '}
      <Link to={checkoutOf(services)} className="link">
        {servicesPage.showOrder}
      </Link>
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
  return (
    <section
      aria-label={bar.title}
      className="selection-bar on-ink fixed inset-x-0 bottom-0 z-40 border-marigold border-t-4 bg-ink text-paper shadow-panel"
    >
      <div className="container-page grid h-full grid-cols-[1fr_auto] content-center items-center gap-x-4 gap-y-1 leading-tight">
        <p aria-live="polite" className="flex flex-wrap items-center gap-x-2.5">
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
          <ButtonLink className="max-sm:col-span-2" to={checkoutOf(selected)}>
            {servicesPage.checkout}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

const checkoutOf = (selected: readonly Service[]) =>
  paths.checkoutOf(
    selected.map(({ id }) => id),
    totalOf(selected),
  )

/** The selected services, in the order of selection, stored on the device. */
function useSelection() {
  const [selected, setSelected] = useState<readonly Service[]>([])
  const { undo, offerUndo } = useUndo()

  const select = (services: readonly Service[]) => {
    setSelected(services)
    keepSelection(services.map(({ id }) => id))
  }

  useTypedBeforeHydration(FORM_NAME, ({ services }) => {
    const kept = readSelection()
    if (Array.isArray(services)) select(servicesById([...kept, ...services]))
    else setSelected(servicesById(kept))
  })

  return {
    selected,
    undo,
    toggle: (id: string) => {
      const isSelected = selected.some((service) => service.id === id)
      select(
        isSelected ? selected.filter((service) => service.id !== id) : [...selected, ...servicesById([id])],
      )
    },
    clear: () => {
      select([])
      offerUndo(() => select(selected))
    },
  }
}
