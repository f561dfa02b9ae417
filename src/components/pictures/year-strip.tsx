import type { CSSProperties } from 'react'
import { PictureStyle } from '@/components/pictures/picture-style'
import css from '@/components/pictures/year-strip.css?inline'
import { SourcedText } from '@/components/sourced/sourced'
import { Disclosure } from '@/components/ui/disclosure'
import { type CalendarEntry, calendarWords, commonSteps } from '@/content/countries/calendar'
import { type CountrySlug, destinations } from '@/content/destinations'
import { calendarOf, monthsShown, periodText, positionInYear } from '@/domain/calendar'
import { cn } from '@/lib/cn'
import { dateOf, dayNumberOf } from '@/lib/day'
import { useAfterHydration } from '@/loading/hydration'

/** The thirteen months before a start in September: the dates of these countries and, if there are several, the dates that all share. */
export function YearStrip({ countries }: { countries: readonly CountrySlug[] }) {
  const date = useAfterHydration() ? dateOf(dayNumberOf(new Date())) : undefined
  const now = date && positionInYear(date)
  const selected = destinations.filter(({ slug }) => countries.includes(slug))
  return (
    <div
      className={cn('picture strip', now !== undefined && 'has-now')}
      style={{ '--now': now } as CSSProperties}
    >
      <PictureStyle name="year-strip" css={css} />
      {/* The line is rendered before the date is known, so that nothing moves later. */}
      <p className="now">
        {date && (
          <b className={cn(now !== undefined && now > 0.5 && 'ends-here')}>
            {calendarWords.here(date.month)}
          </b>
        )}
      </p>
      {selected.length > 1 && <Lane title={calendarWords.everybody} entries={commonSteps} />}
      {selected.map(({ slug, name }) => (
        <Lane key={slug} title={name} entries={calendarOf(slug)} isFolded={selected.length > 1} />
      ))}
    </div>
  )
}

type LaneProps = { title: string; entries: readonly CalendarEntry[]; isFolded?: boolean }

/** The dates of one country, or those that all countries share. With `isFolded` they open from a line on phones. */
function Lane({ title, entries, isFolded = false }: LaneProps) {
  const heading = (
    <h3>
      {title}
      <span aria-hidden="true" className="months">
        {monthsShown.map((month, index) => (
          // CSS draws the initials, so that screen readers do not read them.
          // biome-ignore lint/suspicious/noArrayIndexKey: the months of a year never change their places.
          <span key={index} data-initial={month.charAt(0)} />
        ))}
      </span>
    </h3>
  )
  const dates = (
    <ol>
      {entries.map((entry) => (
        <li key={entry.text}>
          <p>
            <b>{periodText(entry)}</b> <SourcedText fact={entry} />
          </p>
          <span aria-hidden="true" className={entry.to ? 'track' : 'track day'} style={placeOf(entry)} />
        </li>
      ))}
    </ol>
  )
  return (
    <section aria-label={title}>
      {isFolded ? (
        <Disclosure className="border-paper-line max-md:border-b md:always-open" summary={heading}>
          {dates}
        </Disclosure>
      ) : (
        <>
          {heading}
          {dates}
        </>
      )}
    </section>
  )
}

/** The place of a date on its track, as shares of the track's width. */
function placeOf({ from, to }: CalendarEntry) {
  const start = positionInYear(from)
  return { '--from': round(start), '--to': round(to ? positionInYear(to, 'end') : start) } as CSSProperties
}

const round = (share: number) => Math.round(share * 1000) / 1000
