import { ButtonLink } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { catalogue } from '@/content/catalogue'
import { pricing } from '@/content/pricing'
import { formatRupees } from '@/lib/money'

const cheapest = Math.min(...catalogue.flatMap(({ services }) => services.map(({ price }) => price)))

export function CustomPackage() {
  const { title, text, services, ask } = pricing.custom
  return (
    <Section title={title} lead={text(formatRupees(cheapest))} className="pb-10 sm:pb-12">
      <div className="grid gap-3 sm:flex">
        <ButtonLink tone="ink" to={services.to}>
          {services.label}
        </ButtonLink>
        <ButtonLink tone="secondary" to={ask.to}>
          {ask.label}
        </ButtonLink>
      </div>
    </Section>
  )
}
