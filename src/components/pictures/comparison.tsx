import { useId } from 'react'
import { Link } from 'react-router-dom'
import css from '@/components/pictures/comparison.css?inline'
import { PictureStyle } from '@/components/pictures/picture-style'
import { RupeesAndEuros } from '@/components/pictures/rupees-and-euros'
import { Origin } from '@/components/sourced/sourced'
import { comparison } from '@/content/countries/comparison'
import { type CountrySlug, destinations } from '@/content/destinations'
import { exchangeNote } from '@/content/exchange-rate'
import { undatedNote } from '@/content/sources'
import { type ComparisonCell, type ComparisonRow, comparisonRows } from '@/domain/comparison'
import { paths } from '@/lib/paths'

/** CSS cannot compare the value of a button with the name of a row, so each row has a rule of its own. */
const pickedRows = comparisonRows.map(
  ({ id }) => `.compare:has([value=${id}]:checked) [data-row=${id}]{--picked-row:block}`,
)

/** A table of the countries. On phones a radio group selects one row, by CSS alone. */
export function Comparison() {
  const name = useId()
  return (
    <div className="picture compare">
      <PictureStyle name="comparison" css={css + pickedRows.join('')} />
      <fieldset>
        <legend className="sr-only">{comparison.pick}</legend>
        {comparisonRows.map(({ id, short }, index) => (
          <label key={id}>
            <input type="radio" name={name} value={id} defaultChecked={index === 0} />
            {short}
          </label>
        ))}
      </fieldset>
      <table>
        <caption className="sr-only">{comparison.title}</caption>
        <thead>
          <tr>
            <td />
            {destinations.map(({ slug, name }) => (
              <th key={slug} scope="col">
                <Link to={paths.destination(slug)}>{name}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparisonRows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      </table>
      <p className="mt-4 max-w-prose text-ink-soft text-sm">{`${comparison.sumNote} ${exchangeNote} ${undatedNote}`}</p>
      <Link to={paths.plan} className="link print:hidden!">
        {comparison.plan}
      </Link>
    </div>
  )
}

function Row({ row }: { row: ComparisonRow }) {
  const barValue = (slug: CountrySlug) => row.cells[slug].value ?? 0
  const highest = Math.max(...destinations.map(({ slug }) => barValue(slug)))
  return (
    <tr data-row={row.id} data-unit={row.unit}>
      <th scope="row">{row.label}</th>
      {destinations.map(({ slug, name }) => (
        <td key={slug} data-country={name}>
          <Value unit={row.unit} {...row.cells[slug]} />
          {barValue(slug) > 0 && <i style={{ width: `${Math.round((barValue(slug) / highest) * 100)}%` }} />}{' '}
          <Note {...row.cells[slug]} />
        </td>
      ))}
    </tr>
  )
}

function Value({ unit, value = 0, isMinimum, upTo, text }: ComparisonCell & { unit: ComparisonRow['unit'] }) {
  if (unit === 'words') return <b>{text}</b>
  if (unit !== 'euros')
    return (
      <b>
        {upTo && <small>{`${comparison.upTo} `}</small>}
        {comparison.withUnit(value, unit)}
      </b>
    )
  return <RupeesAndEuros euros={value} isMinimum={isMinimum} />
}

function Note({ note, origin }: ComparisonCell) {
  if (!origin) return <small className="source-note">{comparison.sum}</small>
  return <Origin note={note} year={origin.year} sources={[origin.source]} />
}
