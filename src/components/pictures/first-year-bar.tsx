import { Fragment } from 'react'
import { Drawing } from '@/components/art/drawing'
import { palette } from '@/components/art/palette'
import { Amount } from '@/components/pictures/amount'
import css from '@/components/pictures/first-year.css?inline'
import { PictureStyle } from '@/components/pictures/picture-style'
import { Origin } from '@/components/sourced/sourced'
import { firstYearWords as words } from '@/content/countries/first-year'
import type { CountrySlug } from '@/content/destinations'
import { inRupees } from '@/content/exchange-rate'
import { type CostLine, type FirstYear, firstYear } from '@/domain/first-year'
import { formatEuros } from '@/lib/euros'
import { formatRupees } from '@/lib/money'

/** The first year as a stacked bar, with the proof of funds as a line across it, and as a table. */
export function FirstYearBar({ slug }: { slug: CountrySlug }) {
  const year = firstYear(slug)
  const { tuition, living, oneOff, total, inFrench, funds } = year
  return (
    <div className="picture first-year">
      <PictureStyle name="first-year" css={css} />
      <Bar year={year} />
      <table>
        <caption className="sr-only">{words.caption}</caption>
        <tbody>
          <Row line={tuition} className="part-1" />
          <Row line={living} className="part-2" />
          <Row
            line={{
              label: words.oneOff,
              euros: oneOff.euros,
              isMinimum: oneOff.lines.some(({ isMinimum }) => isMinimum),
            }}
            className="part-3"
          />
          <tr>
            <td colSpan={2} className="lines">
              {oneOff.lines.map((line) => (
                <Fragment key={line.label}>
                  <Smallprint {...line} note={spelledOut(line)} />{' '}
                </Fragment>
              ))}
            </td>
          </tr>
          <tr className="total">
            <th scope="row">{words.total}</th>
            <td>
              <Amount euros={total} isMinimum />
            </td>
          </tr>
          {inFrench && <Row line={inFrench} />}
          <Row line={{ ...funds, note: words.ownMoney }} className="line" />
        </tbody>
      </table>
      <p className="mt-4 text-ink-soft text-sm">{words.illustration}</p>
    </div>
  )
}

/** `APS certificate ₹18,000`, `Application from €75`. */
const spelledOut = ({ label, euros, isMinimum, rupees }: CostLine) =>
  `${label} ${isMinimum ? words.from : ''}${rupees ? formatRupees(rupees) : formatEuros(euros)}`

function Row({ line, className }: { line: CostLine; className?: string }) {
  return (
    <tr>
      <th scope="row" className={className}>
        {`${line.label} `}
        {line.origin && <Smallprint {...line} />}
      </th>
      <td>
        <Amount euros={line.euros} isMinimum={line.isMinimum} />
      </td>
    </tr>
  )
}

function Smallprint({ note, origin }: Pick<CostLine, 'note' | 'origin'>) {
  if (!origin) return <small className="source-note">{`${note}, ${words.assumed}`}</small>
  return <Origin note={note} year={origin.year} sources={[origin.source]} />
}

const HEIGHT = 40
const fills = [palette.sun, palette.sea, palette.slate]

function Bar({ year: { tuition, living, oneOff, total, funds } }: { year: FirstYear }) {
  const longest = Math.max(total, funds.euros)
  const share = (euros: number) => Math.round((euros / longest) * 1000) / 10
  const widths = [tuition, living, oneOff].map(({ euros }) => share(euros))
  const starts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width, 0))
  const line = share(funds.euros)
  return (
    <div aria-hidden="true" className="bar">
      <p className="flag" style={{ marginRight: `${100 - line}%` }}>
        {words.flag} <b translate="no">{inRupees(funds.euros)}</b>
      </p>
      <Drawing viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none">
        {widths.map((width, index) => (
          <rect
            key={starts[index]}
            fill={fills[index]}
            x={starts[index]}
            y="6"
            width={width}
            height={HEIGHT - 12}
          />
        ))}
        <path d={`M${line} 0V${HEIGHT}`} />
      </Drawing>
      {widths.map((width, index) => (
        <span key={starts[index]} style={{ left: `${(starts[index] ?? 0) + width / 2}%` }}>
          {`${index + 1} `}
        </span>
      ))}
    </div>
  )
}
