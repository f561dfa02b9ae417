import { Fragment } from 'react'
import { type Figure, type Sourced, type SourceKey, shownYear, sources, type Year } from '@/content/sources'

/** A sentence or two from the content and, behind it, the year and the sources of its figures. */
export function SourcedText({ fact: { text, year, sources } }: { fact: Sourced }) {
  return (
    <>
      {text}
      {year && sources && (
        <>
          {' '}
          <Origin year={year} sources={sources} />
        </>
      )}
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

export function Figures({ rows, className }: { rows: readonly Figure[]; className?: string }) {
  return (
    <dl className={className}>
      {rows.map(({ label, value, year, source, note }) => (
        <div key={label} className="border-paper-line border-t-2 pt-2.5">
          <dt className="text-ink-soft">{label}</dt>
          <dd>
            <strong className="block font-display text-xl leading-snug">{value} </strong>
            {note && <span className="mt-0.5 block text-sm">{note} </span>}
            <Origin year={year} sources={[source]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Origin({ year, sources: keys }: { year: Year; sources: readonly SourceKey[] }) {
  return (
    <small className="text-[0.8125rem] opacity-85 [&_a]:underline [&_a]:underline-offset-2">
      <span className="inline-block">{shownYear(year)}</span>
      {labelled(keys).map(({ name, url, date, label }) => (
        <Fragment key={url}>
          {' · '}
          <a href={url} title={`${name} (${date})`} rel="noreferrer">
            {label}
          </a>
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
