import { ExternalLink } from 'lucide-react'
import { CallToAction } from '@/components/call-to-action'
import { Figures, SourcedList, SourcedText } from '@/components/sourced'
import { TopicCards } from '@/components/topic-cards'
import { Card } from '@/components/ui/card'
import { Section } from '@/components/ui/section'
import type { Destination } from '@/content/destinations/types'
import { Visa, WorkAndAfter } from '@/pages/destinations/visa-and-work'

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

function Universities({ heading, intro, list }: Destination['universities']) {
  return (
    <Section id="universities" title={heading} lead={intro}>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {list.map(({ name, city, knownFor }) => (
          <li key={name} className="border-paper-line border-t py-4">
            <h3 className="text-xl">{name}</h3>
            <p className="mt-0.5 font-semibold text-sea-deep text-sm">{city}</p>
            <p className="mt-1">{knownFor}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Costs({ heading, groups, notes }: Destination['costs']) {
  return (
    <Section id="costs" title={heading}>
      <div className="gap-5 lg:columns-2">
        {groups.map(({ id, heading, rows }) => (
          <Card key={id} size="large" className="mb-5 break-inside-avoid">
            <h3 className="text-2xl">{heading}</h3>
            <Figures rows={rows} className="mt-5 grid gap-5" />
          </Card>
        ))}
      </div>
      <SourcedList facts={notes} className="prose mt-6" />
    </Section>
  )
}

function OfficialLinks({ heading, links }: Destination['officialLinks']) {
  return (
    <section aria-labelledby="official" className="container-page pb-14">
      <h2 id="official" className="text-2xl">
        {heading}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-6">
        {links.map(({ name, url }) => (
          <li key={url}>
            <a href={url} rel="noreferrer" className="link gap-2">
              {name}
              <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
