import { Icon } from '@/components/icons/icon'
import type { Service, ServiceCategory } from '@/content/catalogue'
import { formatRupees } from '@/lib/money'

type ServiceCategoryListProps = ServiceCategory & {
  selected: readonly Service[]
  onToggle: (id: string) => void
}

export function ServiceCategoryList({
  id,
  icon,
  name,
  note,
  services,
  selected,
  onToggle,
}: ServiceCategoryListProps) {
  return (
    <fieldset
      id={id}
      className="mb-6 min-w-0 break-inside-avoid rounded-2xl border border-paper-line bg-paper-white pb-2 lg:mb-8"
    >
      <legend className="contents">
        <h2 className="flex flex-wrap items-end gap-3 px-4 pt-4 pb-3 text-xl sm:px-5">
          <span className="arch grid h-12 w-11 shrink-0 place-items-center bg-marigold-light">
            <Icon name={icon} className="size-5" />
          </span>
          <span className="min-w-0 grow basis-40">{name}</span>
        </h2>
      </legend>
      {note && <p className="px-4 pb-3 text-sm sm:px-5">{note}</p>}
      {services.map((service) => (
        <div
          key={service.id}
          className="relative flex gap-3 border-paper-line border-t px-4 py-3 hover:bg-marigold-pale has-checked:bg-sea-pale sm:px-5"
        >
          <input
            type="checkbox"
            id={service.id}
            name="services"
            value={service.id}
            checked={selected.some(({ id }) => id === service.id)}
            onChange={() => onToggle(service.id)}
            aria-describedby={`${service.id}-price ${service.id}-description`}
            className="relative z-1 size-[1.5rem] scroll-mt-40 shrink-0 accent-sea"
          />
          <div className="min-w-0 grow">
            <div className="flex flex-wrap gap-x-3 font-semibold">
              <h3 className="min-w-0 grow basis-[8rem] font-sans font-semibold text-base">
                {/* The whole row is clickable. */}
                <label htmlFor={service.id} className="cursor-pointer after:absolute after:inset-0">
                  {service.name}
                </label>
              </h3>{' '}
              <span id={`${service.id}-price`} translate="no">
                {formatRupees(service.price)}
              </span>
            </div>
            <p id={`${service.id}-description`} className="mt-0.5 text-ink-muted text-sm">
              {service.description}
            </p>
          </div>
        </div>
      ))}
    </fieldset>
  )
}
