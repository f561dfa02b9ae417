import { Fragment } from 'react'
import { textInRupees } from '@/content/exchange-rate'
import { type Figure, type Sourced, type SourceKey, shownYear, sources, type Year } from '@/content/sources'
import { cn } from '@/lib/cn'

/** A sentence or two from the content and, behind it, the year and the sources of its figures. */
export function SourcedText({ fact: { text, year, sources } }: { fact: Sourced }) {
  if (!year || !sources) return text
  // One string: React parts neighbouring ones by a comment in the HTML.
  return (
    <>
      {`${text} `}
      <Origin year={year} sources={sources} />
    </>
  )
}

export function SourcedList({ facts, className }: { facts: readonly Sourced[]; className?: string }) {
  return (
    <ul className={className}>
      {facts.map((fact) => (
        <li key={fact.text}>
          <SourcedText fact={fact} />
        </li>
      ))}
    </ul>
  )
}

type FiguresProps = {
  rows: readonly Figure[]
  /** What a student must raise: in rupees first. */
  rupees?: boolean
  className?: string
}

export function Figures({ rows, rupees, className }: FiguresProps) {
  return (
    <dl className={className}>
      {rows.map(({ label, value, year, source, note, raise = rupees }) => (
        <div key={label} className="border-paper-line border-t-2 pt-2.5">
          <dt className="text-ink-soft">{label}</dt>
          <dd>
            <strong className="block font-display text-xl leading-snug">
              {`${raise && value.includes('€') ? textInRupees(value) : value} `}
            </strong>
            {raise && value.includes('€') && <span className="mr-1.5">{`${value} `}</span>}
            {note && <span className={cn('text-sm', !raise && 'block')}>{`${note} `}</span>}
            <Origin year={year} sources={[source]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Between the year and the first source: no line begins or ends in the dot. */
const DOT = '\u00a0·\u00a0'

type OriginProps = {
  year: Year
  sources: readonly SourceKey[]
  /** What must be known beside the figure. */
  note?: string | undefined
  /** Sources by name alone, where another page links them. */
  plain?: boolean
}

/** The year of a figure and its sources. */
export function Origin({ year, sources: keys, note, plain }: OriginProps) {
  const about = note ? `${note}${note.endsWith('.') ? '' : ','} ${shownYear(year)}` : shownYear(year)
  const found = labelled(keys)
  if (plain)
    return <small className="origin">{about + DOT + found.map(({ label }) => label).join(', ')}</small>
  return (
    <small className="origin">
      {about + DOT}
      {found.map(({ url, label }, index) => (
        <Fragment key={url}>
          {index > 0 && ', '}
          <a href={url}>{label}</a>
        </Fragment>
      ))}
    </small>
  )
}

/** Sources by their publishers alone, unless that would be the same word twice. */
function labelled(keys: readonly SourceKey[]) {
  const publishers = new Set<string>()
  return keys.map((key) => {
    const source = sources[key]
    const [publisher = '', page = ''] = source.name.split(': ')
    const label = publishers.has(publisher) ? page : publisher
    publishers.add(publisher)
    return { ...source, label }
  })
}
