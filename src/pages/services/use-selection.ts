import { useState } from 'react'
import { useUndo } from '@/components/hooks/use-undo'
import { type Service, servicesById } from '@/content/catalogue'
import { keepSelection, readSelection } from '@/lib/selection'
import { useTypedBeforeHydration } from '@/loading/hydration'

/** The selected services, in the order of selection, stored on the device. */
export function useSelection(formName: string) {
  const [selected, setSelected] = useState<readonly Service[]>([])
  const { undo, offerUndo } = useUndo()

  const select = (services: readonly Service[]) => {
    setSelected(services)
    keepSelection(services.map(({ id }) => id))
  }

  useTypedBeforeHydration(formName, ({ services }) => {
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
