import { Fragment } from 'react'
import { Drawing } from '@/components/art/drawing'
import css from '@/components/pictures/first-year.css?inline'
import { PictureStyle } from '@/components/pictures/picture-style'
import { RupeesAndEuros } from '@/components/pictures/rupees-and-euros'
import { Origin } from '@/components/sourced/sourced'
import { countryFigures } from '@/content/countries/figures'
import { firstYearWords as words } from '@/content/countries/first-year'
import type { CountrySlug } from '@/content/destinations'
import { inRupees } from '@/content/exchange-rate'
import { type Cost, type FirstYear, firstYear, type OneOff } from '@/domain/first-year'
import { formatEuros } from '@/lib/euros'
import { formatRupees } from '@/lib/money'

/** The first year as a stacked bar, with the proof of funds as a line across it, and as a table. */
export function FirstYearBar({ slug }: { slug: CountrySlug }) {
  const figures = countryFigures[slug]
  const year = firstYear(slug)
  const { tuition, living, oneOff, total, inFrench, funds } = year
  return (
    <div className="picture first-year">
      <PictureStyle name="first-year" css={css} />
      <Bar year={year} />
      <table>
        <caption className="sr-only">{words.caption}</caption>
        <tbody>
          <Row
            label={figures.tuition.from > 0 ? words.tuition : words.contributions}
            cost={tuition}
            className="part-1"
          />
          <Row label={words.living} cost={living} note={figures.insurance.text} className="part-2" />
          <Row
            label={words.oneOff}
            cost={{
              euros: Math.round(oneOff.euros),
              isMinimum: oneOff.lines.some(({ isMinimum }) => isMinimum),
            }}
            className="part-3"
          />
          <tr>
            <td colSpan={2} className="lines">
              {oneOff.lines.map((line) => (
                <Fragment key={line.name}>
                  <Smallprint note={spelledOut(line)} origin={line.origin} />{' '}
                </Fragment>
              ))}
            </td>
          </tr>
          <tr className="total">
            <th scope="row">{words.total}</th>
            <td>
              <RupeesAndEuros euros={Math.round(total)} isMinimum />
            </td>
          </tr>
          {inFrench && <Row label={words.inFrench} cost={inFrench} note={formatEuros(inFrench.tuition)} />}
          <Row
            label={figures.funds.plusTuition ? words.fundsAndTuition : words.funds}
            cost={funds}
            note={words.ownMoney}
            className="line"
          />
        </tbody>
      </table>
      <p className="mt-4 text-ink-soft text-sm">{words.illustration}</p>
    </div>
  )
}

/** `APS certificate ₹18,000`, `Application from €75`. */
function spelledOut({ name, euros, isMinimum, rupees, isTakenOffTuition }: OneOff) {
  const price = rupees ? formatRupees(rupees) : formatEuros(euros)
  const amount = `${words.oneOffs[name]} ${isMinimum ? words.from : ''}${price}`
  return isTakenOffTuition ? `${amount}, ${words.takenOffTuition}` : amount
}

type RowProps = { label: string; cost: Cost; note?: string; className?: string }

function Row({ label, cost: { euros, isMinimum, origin }, note, className }: RowProps) {
  return (
    <tr>
      <th scope="row" className={className}>
        {`${label} `}
        {origin && <Smallprint note={note} origin={origin} />}
      </th>
      <td>
        <RupeesAndEuros euros={euros} isMinimum={isMinimum} />
      </td>
    </tr>
  )
}

type SmallprintProps = { note: string | undefined; origin: Cost['origin'] | undefined }

/** The source of a cost, after a note. */
function Smallprint({ note, origin }: SmallprintProps) {
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
