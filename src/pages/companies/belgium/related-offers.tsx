import { CallToAction } from '@/components/layout/call-to-action'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button'
import { CheckList } from '@/components/ui/check-list'
import { Section } from '@/components/ui/section'
import { belgiumConsultations, closing, moreCountries } from '@/content/belgium-consultations'
import { contactPath } from '@/content/contact-links'
import { minutesText } from '@/content/prices'
import { cn } from '@/lib/cn'
import { formatRupees } from '@/lib/money'

export function RelatedOffers() {
  return (
    <>
      <Consultations />
      <MoreCountries />
      <CallToAction {...closing} />
    </>
  )
}

function Consultations() {
  const { title, lead, cards, premium, book, limits } = belgiumConsultations
  return (
    <Section id="consultations" tone="deep" title={title} lead={lead}>
      <ul className="grid gap-5 md:grid-cols-2">
        {cards.map((card) => (
          <li
            key={card.id}
            className={cn(
              'relative flex flex-col rounded-3xl border-2 bg-paper-white p-6 sm:p-8',
              card.premium ? 'border-marigold' : 'border-transparent',
            )}
          >
            <h3 className="text-2xl">{card.title}</h3>
            {card.premium && (
              <Badge tone="highlight" className="absolute top-0 left-5 [translate:0_-50%]">
                {premium}
              </Badge>
            )}
            <p className="mt-3 flex flex-wrap items-baseline gap-x-3">
              <span className="font-display font-bold text-3xl" translate="no">
                {formatRupees(card.price)}
              </span>
              <span className="text-ink-muted">{minutesText(card.minutes)}</span>
            </p>
            <p className="mt-3">{card.description}</p>
            <CheckList points={card.features} className="mt-4 mb-6 gap-2" />
            <ButtonLink
              tone={card.premium ? 'ink' : 'secondary'}
              to={contactPath({ consultation: card.id })}
              aria-label={`${book}: ${card.title}`}
              className="mt-auto"
            >
              {book}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-ink-muted text-sm">{limits}</p>
    </Section>
  )
}

function MoreCountries() {
  const { title, text, action } = moreCountries
  return (
    <Section title={title} lead={text}>
      <ButtonLink tone="secondary" to={contactPath({ subject: 'country-updates' })}>
        {action}
      </ButtonLink>
    </Section>
  )
}
