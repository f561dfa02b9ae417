import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { LatinNames } from '@/components/sourced/latin-names'
import { textInRupees } from '@/content/exchange-rate'
import { type Figure, type Sourced, type SourceKey, sources, type Year } from '@/content/sources'
import { cn } from '@/lib/cn'

type SourcedTextProps = {
  fact: Sourced
  /** Highlights words of the text, such as those of a search. */
  mark?: ((text: string) => ReactNode) | undefined
}

/** A text of the content, followed by the year and the sources of its figures. */
export function SourcedText({
  fact: { text, year, sources, link },
  mark = (text) => text,
}: SourcedTextProps) {
  if (link)
    return (
      <>
        {mark(`${text} `)}
        <Link to={link.to}>{link.label}</Link>
      </>
    )
  if (!year || !sources) return mark(text)
  // Build one string, because React separates adjacent strings by a comment in the HTML.
  return (
    <>
      {mark(`${text} `)}
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
  /** Whether to show rupees first in every row, by default only in rows that say so. */
  allInRupees?: boolean
  /** Whether to show the label beside the figure on laptops. */
  beside?: boolean
  className?: string
}

export function Figures({ rows, allInRupees, beside, className }: FiguresProps) {
  return (
    <dl className={className}>
      {rows.map(({ label, value, year, source, note, rupeesFirst = allInRupees }) => {
        const euros = rupeesFirst ? eurosIn(value) : ''
        return (
          <div
            key={label}
            className={cn(
              'border-paper-line border-t-2 pt-3 text-sm',
              beside && 'max-sm:pt-1 lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-x-5 lg:py-2.5',
            )}
          >
            <dt className={cn('text-ink-soft', beside && 'lg:pt-1')}>{label}</dt>
            <dd>
              <strong className={cn('block font-display text-xl leading-snug', beside && 'max-sm:text-base')}>
                {`${euros ? textInRupees(value) : value} `}
              </strong>
              <Origin note={[euros, note].filter(Boolean).join('. ')} year={year} sources={[source]} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** A text from its first to its last amount in euros: `€600 to over €900`, `€17,310 and €22,290`. */
const eurosIn = (text: string) => /€(?:.*€)?[\d,.]*\d/.exec(text)?.[0] ?? ''

type OriginProps = {
  year: Year
  sources: readonly SourceKey[]
  note?: string | undefined
  className?: string
}

/** The sources of a figure and its year. `undated` is not printed, because one line beneath all figures says it. */
export function Origin({ year, sources: keys, note, className }: OriginProps) {
  const found = withLabels(keys)
  const endsSentence = /[.!?]$/
  const noteText = note && `${note}${endsSentence.test(note) ? ' ' : '; '}`
  // A single link gets the height of a touch target.
  const isSingleLink = !note && year === 'undated' && found.length === 1
  const linkClass = isSingleLink ? '-my-3 inline-block py-3' : undefined
  return (
    <small className={cn('source-note', className)}>
      {noteText && <LatinNames>{noteText}</LatinNames>}
      {found.map(({ url, label }, index) => (
        <Fragment key={url}>
          {index > 0 && ', '}
          <a href={url} lang="en" className={linkClass}>
            {label}
          </a>
        </Fragment>
      ))}
      {year !== 'undated' && (
        <>
          {', '}
          <span className="whitespace-nowrap">{year}</span>
        </>
      )}
    </small>
  )
}

/** Names each source by its publisher; a further source of the same publisher by its page. */
function withLabels(keys: readonly SourceKey[]) {
  const publishers = new Set<string>()
  return keys.map((key) => {
    const source = sources[key]
    const [publisher = '', page = ''] = source.name.split(': ')
    const label = publishers.has(publisher) ? page : publisher
    publishers.add(publisher)
    return { ...source, label }
  })
}
