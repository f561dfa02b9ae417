import { type MouseEvent, useRef } from 'react'
import { catalogue } from '@/content/catalogue'
import { servicesPage } from '@/content/services-page'
import { SelectionBar } from '@/pages/services/selection-bar'
import { ServiceCategoryList } from '@/pages/services/service-category-list'
import { useSelection } from '@/pages/services/use-selection'

/** All that can be picked and, while something is, what it comes to. */
export function ServicePicker() {
  const { selected, toggle, clear } = useSelection()
  const form = useRef<HTMLFormElement>(null)
  const clearAll = ({ detail }: MouseEvent) => {
    clear()
    // The bar goes, and with it the focus of those who use a keyboard.
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
