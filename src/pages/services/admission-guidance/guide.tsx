import { Link } from 'react-router-dom'
import { ArchSteps } from '@/components/arch-steps'
import { ArchDivider } from '@/components/art/arch-divider'
import { CountryDrawing } from '@/components/art/country-drawing'
import { DurationPicker } from '@/components/duration-picker'
import { YearStrip } from '@/components/pictures/year-strip'
import { SourcedList } from '@/components/sourced'
import { TopicCards } from '@/components/topic-cards'
import { CheckList } from '@/components/ui/check-list'
import { Section } from '@/components/ui/section'
import { calendarWords } from '@/content/countries/calendar'
import { destinations } from '@/content/destinations'
import { prices } from '@/content/prices'
import { type AdmissionGuidance, admissionGuidance } from '@/content/services/admission-guidance'
import { formatRupees } from '@/lib/money'
import { Closing } from '@/pages/services/closing'

export function Guide() {
  const { service, services, process, whatYouGet, targets, yourPart, limits } = admissionGuidance
  return (
    <>
      <Section id="offer" title={services.heading} lead={services.intro}>
        <TopicCards cards={services.cards} />
      </Section>
      <Section tone="ink" title={process.heading} divider={<ArchDivider className="text-paper" />}>
        <ArchSteps steps={process.steps} />
      </Section>
      <Section title={whatYouGet.heading}>
        <CheckList
          points={whatYouGet.points.map(({ text }) => text)}
          className="gap-x-10 gap-y-3 rounded-t-[3rem] rounded-b-3xl bg-sea-pale p-6 pt-8 text-lg sm:p-10 md:grid-cols-2"
        />
      </Section>
      <Section tone="deep" title={calendarWords.heading} lead={calendarWords.lead}>
        <YearStrip countries={destinations.map(({ slug }) => slug)} />
      </Section>
      <TargetUniversities {...targets} />
      <DurationPicker service={service} packagePrice={formatRupees(prices.packages.admissionGuidance)} />
      <Closing {...admissionGuidance} lists={[yourPart, limits]} />
    </>
  )
}

function TargetUniversities({ heading, intro, countries }: AdmissionGuidance['targets']) {
  return (
    <Section title={heading} lead={intro}>
      <ul className="grid gap-5 md:grid-cols-2">
        {countries.map(({ slug, name, universities, points, link }) => (
          <li
            key={slug}
            className="flex flex-col overflow-hidden rounded-t-[4rem] rounded-b-2xl border border-paper-line bg-paper-white"
          >
            <CountryDrawing country={slug} className="aspect-[5/2] h-auto w-full" />
            <div className="flex grow flex-col p-5 sm:p-6">
              <h3 className="text-2xl">{name}</h3>
              <p className="mt-2 text-pretty">{universities.join('\u00a0· ')}</p>
              <SourcedList facts={points} className="prose mt-4 text-[0.9375rem]" />
              <Link to={link.to} className="link mt-auto self-start pt-3">
                {link.label}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
