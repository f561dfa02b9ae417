import { Link } from 'react-router-dom'
import { CountryDrawing } from '@/components/art/country-drawing'
import { DurationPicker } from '@/components/offers/duration-picker'
import { YearStrip } from '@/components/pictures/year-strip'
import { SourcedList } from '@/components/sourced/sourced'
import { CheckList } from '@/components/ui/check-list'
import { Fold } from '@/components/ui/fold'
import { Section } from '@/components/ui/section'
import { calendarWords } from '@/content/countries/calendar'
import { countrySlugs, rowsByCountry } from '@/content/destinations'
import { type AdmissionGuidance, admissionGuidance } from '@/content/services/admission-guidance'
import { Process, ServiceEnd, ServiceFold } from '@/pages/services/service-sections'
import { StageHero } from '@/pages/services/stage-hero'

export function Component() {
  const { service, services, process, whatYouGet, targets, yourPart, limits } = admissionGuidance
  return (
    <>
      <StageHero {...admissionGuidance.hero} />
      <ServiceFold {...services} />
      <Process {...process} />
      <Fold id="what-you-get" title={whatYouGet.heading} answer={whatYouGet.answer} openOnLaptops>
        <CheckList
          points={whatYouGet.points.map(({ text }) => text)}
          className="gap-x-10 gap-y-3 rounded-t-[3rem] rounded-b-3xl bg-sea-pale p-6 pt-8 text-lg sm:p-10 md:grid-cols-2"
        />
      </Fold>
      <Section tone="deep" title={calendarWords.heading} lead={calendarWords.lead}>
        <YearStrip countries={countrySlugs} />
      </Section>
      <TargetUniversities {...targets} />
      <DurationPicker service={service} />
      <ServiceEnd
        folds={[
          { id: 'your-part', ...yourPart },
          { id: 'limits', ...limits },
        ]}
      />
    </>
  )
}

function TargetUniversities({ heading, answer, intro, countries }: AdmissionGuidance['targets']) {
  return (
    <Fold id="universities" title={heading} answer={answer} openOnLaptops>
      <p className="mb-6 max-w-2xl text-lg text-pretty">{intro}</p>
      <ul className="grid gap-5 md:grid-cols-2">
        {rowsByCountry(countries).map(({ slug, name, universities, points, link }) => (
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
    </Fold>
  )
}
