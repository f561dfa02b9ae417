import { Link } from 'react-router-dom'
import { CallToAction } from '@/components/layout/call-to-action'
import { FoldedContents } from '@/components/layout/folded-contents'
import { FirstYearBar } from '@/components/pictures/first-year-bar'
import { YearStrip } from '@/components/pictures/year-strip'
import { Figures, SourcedList, SourcedText } from '@/components/sourced/sourced'
import { TopicCards } from '@/components/sourced/topic-cards'
import { Card } from '@/components/ui/card'
import { Fold } from '@/components/ui/fold'
import { Section } from '@/components/ui/section'
import { type ArticleSlug, articleTitles } from '@/content/blog/titles'
import { calendarWords } from '@/content/countries/calendar'
import { firstYearWords } from '@/content/countries/first-year'
import { scholarships, scholarshipWords } from '@/content/countries/scholarships'
import type { Destination, OfficialLink } from '@/content/destinations/types'
import { guideWords } from '@/content/destinations/words'
import { inRupees } from '@/content/exchange-rate'
import { figuresNotice, lastChecked } from '@/content/sources'
import { firstYear } from '@/domain/first-year'
import { defaultQuery, planPath } from '@/domain/plan/plan-query'
import { paths } from '@/lib/paths'
import { ComparedLine } from '@/pages/destinations/compared-line'
import { AfterStudies, Visa } from '@/pages/destinations/visa-and-work'

export function Guide({ destination }: { destination: Destination }) {
  const { slug, answers, atAGlance, whyChoose, benefits, drawbacks, highlights, closing } = destination
  return (
    <>
      <div className="mx-auto max-w-[78rem] lg:grid lg:grid-cols-[minmax(0,1fr)_14rem] lg:px-12 lg:[--column-edge:24px]">
        <div className="container-page flex *:grow lg:col-start-2 lg:row-start-1">
          <FoldedContents label={guideWords.contents} entries={parts} />
        </div>
        {/* On laptops a section with a background is a box, so that it does not touch the contents beside it. */}
        <div className="lg:*:rounded-3xl lg:[&>.bg-paper-deep]:mx-6">
          <Section id="glance" tone="deep" title={atAGlance.heading} className={spacing}>
            <Figures
              rows={atAGlance.rows}
              beside
              className="grid gap-1.5 sm:gap-4 sm:max-lg:grid-cols-2 sm:max-lg:gap-x-10 lg:gap-0"
            />
            <p className="mt-4 mb-3 max-w-prose text-ink-soft text-sm">
              {figuresNotice} {lastChecked}
            </p>
            <ComparedLine />
          </Section>
          <Section id="why" title={whyChoose.heading} className={spacing}>
            <div className="grid gap-3 text-pretty sm:text-lg lg:auto-cols-fr lg:grid-flow-col lg:gap-12">
              {whyChoose.paragraphs.map((fact) => (
                <p key={fact.text} className="max-w-2xl">
                  <SourcedText fact={fact} />
                </p>
              ))}
            </div>
          </Section>
          <Section id="benefits" tone="deep" title={benefits.heading} className={spacing}>
            <TopicCards cards={benefits.cards} tone="good" />
          </Section>
          <Section title={highlights.heading} className={spacing}>
            <TopicCards cards={highlights.cards} />
          </Section>
          <Fold
            id="first-year"
            title={firstYearWords.heading}
            answer={firstYearWords.answer(inRupees(firstYear(slug).total))}
            openOnLaptops
          >
            <FirstYearBar slug={slug} />
          </Fold>
          <Fold
            id="drawbacks"
            title={drawbacks.heading}
            answer={namesOf(drawbacks.cards.map(({ title }) => title))}
            openOnLaptops
          >
            <TopicCards cards={drawbacks.cards} tone="careful" />
          </Fold>
          <Universities {...destination.universities} />
          <Visa {...destination.visa} answer={answers.visa} />
          <Costs {...destination.costs} answer={answers.costs} />
          <Fold id="scholarships" title={scholarshipWords.heading} answer={scholarships[slug].inShort}>
            <SourcedList facts={scholarships[slug].points} className="prose" />
            <p className="mt-4">{scholarshipWords.early}</p>
          </Fold>
          <Fold id="work" title={destination.work.heading} answer={answers.work}>
            <SourcedList facts={destination.work.points} className="prose" />
          </Fold>
          <Fold id="insurance" title={destination.insurance.heading} answer={answers.insurance}>
            <SourcedList facts={destination.insurance.points} className="prose" />
          </Fold>
          <AfterStudies slug={slug} {...destination.afterStudies} answer={answers.after} />
          <Fold id="intakes" title={destination.intakes.heading} answer={answers.intakes}>
            <SourcedList facts={destination.intakes.points} className="prose" />
            <h3 className="mt-8 mb-5 text-2xl">{calendarWords.heading}</h3>
            <p>{calendarWords.lead}</p>
            <YearStrip countries={[slug]} />
            <Link to={paths.admissionGuidance} className="link mt-4">
              {calendarWords.whole}
            </Link>
          </Fold>
          <Fold
            id="official"
            title={destination.officialLinks.heading}
            answer={namesOf(destination.officialLinks.links.map(({ name }) => name))}
          >
            <ExternalLinks links={destination.officialLinks.links} />
          </Fold>
        </div>
      </div>
      <ReadOn article={destination.article} />
      <CallToAction
        heading={closing.heading}
        text={closing.text}
        actions={[
          { label: guideWords.costsAndDates, to: planPath({ ...defaultQuery, country: slug }) },
          closing.action,
        ]}
      />
    </>
  )
}

const parts = Object.entries(guideWords.parts).map(([id, title]) => ({ id, title }))
const spacing = 'max-sm:py-5 lg:py-12'

/** The first name, and the number of the others: "KU Leuven and 7 more". */
function namesOf([first = '', ...others]: readonly string[]) {
  return others.length > 0 ? guideWords.andMore(first, others.length) : first
}

function Universities({ heading, intro, list }: Destination['universities']) {
  return (
    <Fold id="universities" title={heading} answer={namesOf(list.map(({ name }) => name))}>
      <p className="mb-6 max-w-2xl text-lg text-pretty">{intro}</p>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {list.map(({ name, city, knownFor }) => (
          <li key={name} className="border-paper-line border-t py-4">
            <h3 className="text-xl">{name}</h3>
            <p className="mt-0.5 font-semibold text-sea-deep text-sm">{city}</p>
            <p className="mt-1">{knownFor}</p>
          </li>
        ))}
      </ul>
    </Fold>
  )
}

function Costs({ heading, groups, notes, answer }: Destination['costs'] & { answer: string }) {
  return (
    <Fold id="costs" title={heading} answer={answer}>
      <div className="gap-5 lg:columns-2 print:columns-2">
        {groups.map(({ id, heading, rows }) => (
          <Card key={id} size="large" className="mb-5 break-inside-avoid print:break-inside-auto">
            <h3 className="text-2xl">{heading}</h3>
            <Figures rows={rows} allInRupees={id !== 'fees'} className="mt-5 grid gap-5" />
          </Card>
        ))}
      </div>
      {notes.length > 0 && <SourcedList facts={notes} className="prose mt-6" />}
    </Fold>
  )
}

function ReadOn({ article }: { article: ArticleSlug }) {
  return (
    <nav aria-label={guideWords.readOn} className="container-page py-1 sm:py-8">
      <Link to={paths.blogArticle(article)} className="link">
        {articleTitles[article].title}
      </Link>
    </nav>
  )
}

function ExternalLinks({ links }: { links: readonly OfficialLink[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6 print:block print:columns-2">
      {links.map(({ name, url }) => (
        <li key={url}>
          <a href={url} className="link after:content-['_↗'_/_'']">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
