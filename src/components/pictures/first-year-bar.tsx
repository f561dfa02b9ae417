import { Drawing } from '@/components/art/drawing'
import { palette } from '@/components/art/palette'
import { Amount } from '@/components/pictures/amount'
import css from '@/components/pictures/first-year.css?inline'
import { PictureStyle } from '@/components/pictures/picture-style'
import { Origin } from '@/components/sourced'
import type { CountrySlug } from '@/content/countries/figures'
import { type FirstYear, firstYear, firstYearWords as words } from '@/content/countries/first-year'
import { exchangeNote, inRupees } from '@/content/exchange-rate'
import { formatEuros } from '@/lib/euros'

/** The first year as a stacked bar, the proof of funds as a line across it, and a table that says the same. */
export function FirstYearBar({ slug }: { slug: CountrySlug }) {
  const year = firstYear(slug)
  const { tuition, living, oneOff, total, funds } = year
  return (
    <div className="picture first-year">
      <PictureStyle name="first-year" css={css} />
      <Bar year={year} />
      <table>
        <caption className="sr-only">{words.caption}</caption>
        <tbody>
          {[tuition, living].map((line, index) => (
            <tr key={line.what}>
              <th scope="row" className={`part-${index + 1}`}>
                {line.what}
                <small>
                  {line.origin && <Origin year={line.origin.year} sources={[line.origin.source]} />}
                </small>
              </th>
              <td>
                <Amount euros={line.euros} from={line.from} />
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row" className="part-3">
              {words.oneOff}
            </th>
            <td>
              <Amount euros={oneOff.euros} from={oneOff.lines.some(({ from }) => from)} />
            </td>
          </tr>
          <tr>
            <td colSpan={2} className="lines">
              {oneOff.lines.map(({ what, euros, from, origin }) => {
                const note = `${what} ${from ? words.from : ''}${formatEuros(euros)}`
                return origin ? (
                  <Origin key={what} note={note} year={origin.year} sources={[origin.source]} />
                ) : (
                  <small key={what} className="origin">{`${note}, ${words.assumed}`}</small>
                )
              })}
            </td>
          </tr>
          <tr className="total">
            <th scope="row">{words.total}</th>
            <td>
              <Amount euros={total} from />
            </td>
          </tr>
          <tr>
            <th scope="row" className="line">
              {funds.what}
              {funds.origin && (
                <Origin note={words.ownMoney} year={funds.origin.year} sources={[funds.origin.source]} />
              )}
            </th>
            <td>
              <Amount euros={funds.euros} from={funds.from} />
            </td>
          </tr>
        </tbody>
      </table>
      <p className="mt-4 text-ink-soft text-sm">{`${words.illustration} ${exchangeNote}`}</p>
    </div>
  )
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
      <p className="flag" style={{ left: `${line}%` }}>
        {words.flag} <b>{inRupees(funds.euros)}</b>
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
          {index + 1}
        </span>
      ))}
    </div>
  )
}
