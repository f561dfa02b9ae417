import { FreeCallButton } from '@/components/dialogs/free-call'
import { promo } from '@/content/navigation'

export function PromoBanner() {
  return (
    <aside aria-label={promo.label} className="on-ink bg-ink text-paper">
      <div className="container-page flex items-center justify-between gap-3 py-1 text-sm sm:justify-center sm:gap-5">
        <p className="leading-snug">{promo.text}</p>
        <FreeCallButton size="small" className="shrink-0">
          {promo.action}
        </FreeCallButton>
      </div>
    </aside>
  )
}
