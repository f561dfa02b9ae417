import { CallToAction } from '@/components/call-to-action'
import { Figures, SourcedText } from '@/components/sourced'
import { TopicCards } from '@/components/topic-cards'
import { Section } from '@/components/ui/section'
import type { Destination } from '@/content/destinations/types'
import { Costs } from '@/pages/destinations/costs'
import { OfficialLinks } from '@/pages/destinations/official-links'
import { Universities } from '@/pages/destinations/universities'
import { Visa } from '@/pages/destinations/visa'
import { WorkAndAfter } from '@/pages/destinations/work-and-after'

/** All there is to know of a country, from the figures to the official pages. */
export function Guide({ country }: { country: Destination }) {
  const { atAGlance, whyChoose, benefits, drawbacks, highlights, callToAction } = country
  return (
    <>
      <Section id="glance" tone="deep" title={atAGlance.heading}>
        <Figures rows={atAGlance.rows} className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3" />
        <p className="mt-8 text-ink-soft text-sm">
          {country.figuresNotice} {country.lastChecked}
        </p>
      </Section>
      <Section title={whyChoose.heading}>
        <div className="grid gap-5 text-lg text-pretty lg:grid-cols-3 lg:gap-10">
          {whyChoose.paragraphs.map((fact) => (
            <p key={fact.text}>
              <SourcedText fact={fact} />
            </p>
          ))}
        </div>
      </Section>
      <Section title={benefits.heading} className="pt-0 sm:pt-0">
        <TopicCards cards={benefits.cards} tone="good" />
      </Section>
      <Section id="drawbacks" tone="deep" title={drawbacks.heading} lead={drawbacks.intro}>
        <TopicCards cards={drawbacks.cards} tone="careful" />
      </Section>
      <Universities {...country.universities} />
      <Visa {...country.visa} />
      <Costs {...country.costs} />
      <WorkAndAfter country={country} />
      <Section title={highlights.heading}>
        <TopicCards cards={highlights.cards} />
      </Section>
      <OfficialLinks {...country.officialLinks} />
      <CallToAction heading={callToAction.heading} text={callToAction.text} actions={[callToAction.action]} />
    </>
  )
}
