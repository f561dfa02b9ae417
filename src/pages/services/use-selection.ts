import { useEffect, useState } from 'react'
import { draftStore } from '@/components/form/draft'
import { valuesBeforeHydration } from '@/components/form/values-before-hydration'
import { type Service, servicesById } from '@/content/catalogue'

const draft = draftStore<{ services: string[] }>('services', 'local')

/** The services picked so far, in the order of picking, kept on the device. */
export function useSelection() {
  const [selected, setSelected] = useState<readonly Service[]>([])

  const select = (services: readonly Service[]) => {
    setSelected(services)
    if (services.length > 0) draft.write({ values: { services: services.map(({ id }) => id) } })
    else draft.clear()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, what was picked before.
  useEffect(() => {
    const kept = listOf(draft.read().values?.services)
    const early = listOf(valuesBeforeHydration('services')?.services)
    select(servicesById([...kept, ...early]))
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
