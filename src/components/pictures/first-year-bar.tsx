import { Fragment } from 'react'
import { Drawing } from '@/components/art/drawing'
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

type OneOffLine = FirstYear['oneOff']['lines'][number]

/** `APS certificate ₹18,000`, `Application from €75`. */
function spelledOut({ label, euros, isMinimum, rupees, isTakenOffTuition }: OneOffLine) {
  const amount = `${label} ${isMinimum ? words.from : ''}${rupees ? formatRupees(rupees) : formatEuros(euros)}`
  return isTakenOffTuition ? `${amount}, ${words.takenOffTuition}` : amount
}

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

function Bar({ year: { tuition, living, oneOff, total, funds } }: { year: FirstYear }) {
  const longest = Math.max(total, funds.euros)
  const percent = (euros: number) => Math.round((euros / longest) * 1000) / 10
  const parts = [
    { fill: 'var(--color-marigold)', start: 0, width: percent(tuition.euros) },
    { fill: 'var(--color-sea)', start: percent(tuition.euros), width: percent(living.euros) },
    {
      fill: 'var(--color-ink-soft)',
      start: percent(tuition.euros + living.euros),
      width: percent(oneOff.euros),
    },
  ]
  const fundsAt = percent(funds.euros)
  return (
    <div aria-hidden="true" className="bar">
      <p className="flag" style={{ marginRight: `${100 - fundsAt}%` }}>
        {words.flag} <b translate="no">{inRupees(funds.euros)}</b>
      </p>
      <Drawing viewBox="0 0 100 40" preserveAspectRatio="none">
        {parts.map(({ fill, start, width }) => (
          <rect key={fill} fill={fill} x={start} y="6" width={width} height="28" />
        ))}
        <path d={`M${fundsAt} 0v40`} />
      </Drawing>
      {parts.map(({ fill, start, width }, index) => (
        <span key={fill} style={{ left: `${start + width / 2}%` }}>
          {`${index + 1} `}
        </span>
      ))}
    </div>
  )
}
