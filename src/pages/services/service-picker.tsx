import { type FormEvent, Fragment, type MouseEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { FreeCallButton } from '@/components/dialogs/free-call'
import { PageContents } from '@/components/layout/page-contents'
import { ButtonLink, buttonStyles } from '@/components/ui/button'
import { catalogue, checkoutPath } from '@/content/catalogue'
import { servicesPage } from '@/content/services-page'
import { paths } from '@/lib/paths'
import { LastOrder } from '@/pages/services/last-order'
import { SelectionBar } from '@/pages/services/selection-bar'
import { ServiceCategoryList } from '@/pages/services/service-category-list'
import { useSelection } from '@/pages/services/use-selection'

const FORM_NAME = 'services'

export function ServicePicker() {
  const form = useRef<HTMLFormElement>(null)
  const { selected, undo, toggle, clear } = useSelection(FORM_NAME)
  const clearAll = ({ detail }: MouseEvent) => {
    clear()
    // The pressed button unmounts with the bar; after a press by keyboard move the focus to the list.
    if (detail === 0) form.current?.querySelector('input')?.focus()
  }
  const navigate = useNavigate()
  const checkOut = (event: FormEvent) => {
    event.preventDefault()
    if (selected.length > 0) navigate(checkoutPath(selected))
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
    <aside className="mb-6 break-inside-avoid rounded-2xl bg-sea-pale p-4 sm:p-6 lg:mb-8">
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
