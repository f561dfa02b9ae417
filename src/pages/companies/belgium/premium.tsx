import { Check } from 'lucide-react'
import { ArchDivider } from '@/components/art/arch-divider'
import { DialogButton } from '@/components/dialogs/dialog-button'
import { Section } from '@/components/ui/section'
import { belgiumDatabase, shownPrice } from '@/content/belgium-database'
import { loadOnce } from '@/lib/lazy'
import { formatRupees } from '@/lib/money'

export const PREMIUM_ID = 'premium-access'

const loadOrder = loadOnce(
  async () => (await import('@/components/dialogs/database-order-dialog')).DatabaseOrderDialog,
)

export function Premium() {
  const { title, lead, features, priceNote, action, limits } = belgiumDatabase.premium
  return (
    <Section
      id={PREMIUM_ID}
      title={title}
      lead={lead}
      divider={<ArchDivider className="text-paper-deep" variant="bridge" />}
    >
      <div className="grid items-start gap-8 lg:grid-cols-[1.4fr_1fr] lg:gap-14">
        <ul className="grid gap-3 text-lg">
          {features.map((feature) => (
            <li key={feature} className="flex gap-3">
              <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-sea" />
              {feature}
            </li>
          ))}
        </ul>
        <div className="rounded-t-[4rem] rounded-b-3xl bg-marigold-pale px-6 pt-10 pb-7 text-center">
          <p className="font-display font-bold text-5xl">{formatRupees(shownPrice)}</p>
          <p className="mt-2">{priceNote}</p>
          <DialogButton load={loadOrder} className="mt-6 w-full text-lg">
            {action}
          </DialogButton>
        </div>
      </div>
      <p className="mt-8 max-w-2xl text-ink-muted">{limits}</p>
    </Section>
  )
}
