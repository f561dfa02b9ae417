import type { CSSProperties } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import { ScrollBox } from '@/components/ui/scroll-box'
import type { FundsPlace } from '@/content/countries/plan-steps'
import type { PlanWords } from '@/content/plan/english'
import { type CashMonth, scaleAmounts } from '@/domain/cash'
import type { Formatters } from '@/pages/plan/formatters'

type ChartProps = { cash: readonly CashMonth[]; fundsPlace: FundsPlace; words: PlanWords; format: Formatters }

const parts = ['spent', 'locked', 'available'] as const
const MONTHS_A_LABEL = 3

/** A bar for each month: all cash needed by its end. The list of dates beneath shows the same sums. */
export function CashChart(props: ChartProps) {
  const { cash, fundsPlace, words, format } = props
  const { chart } = words
  const last = cash.at(-1)
  if (!last) return null
  const height = (rupees: number) => `${((100 * rupees) / last.needed).toFixed(2)}%`
  return (
    <figure className="cash" style={{ '--months': cash.length } as CSSProperties}>
      <figcaption>{chart.title(format.rupees(last.needed))}</figcaption>
      <div className="columns" aria-hidden="true">
        {scaleAmounts(last.needed).map((amount) => (
          <small key={amount} style={{ bottom: height(amount) }}>
            {format.rupees(amount)}
          </small>
        ))}
        {cash.map(({ month, ...amounts }) => (
          <span key={month}>
            {parts.map((part) => (
              <span key={part} data-part={part} style={{ height: height(amounts[part]) }} />
            ))}
          </span>
        ))}
        {last.loan > 0 && <hr data-part="loan" style={{ bottom: height(last.loan) }} />}
      </div>
      <p className="labels" aria-hidden="true">
        {cash
          .filter((_, index) => index % MONTHS_A_LABEL === 0)
          .map(({ month }) => (
            <span key={month}>{format.shortMonth(month)}</span>
          ))}
      </p>
      <ul>
        {legendOf(props).map(({ part, text }) => (
          <li key={text} data-part={part}>
            {text}
          </li>
        ))}
      </ul>
      <Disclosure summary={chart.table} className="print:hidden">
        <CashTable cash={cash} fundsPlace={fundsPlace} words={words} format={format} />
      </Disclosure>
    </figure>
  )
}

/** The legend: the meaning of each colour, with its largest amount. */
function legendOf({ cash, fundsPlace, words: { chart }, format }: ChartProps) {
  const last = cash.at(-1)
  /** The first month with the largest amount, to a rupee. */
  const most = (part: 'locked' | 'available') => {
    const largest = Math.max(...cash.map((month) => month[part]))
    return largest < 1 ? undefined : cash.find((month) => month[part] > largest - 1)
  }
  const [locked, available] = [most('locked'), most('available')]
  const back = cash.find((month) => month.back > 0)
  const paidByLoan = last && last.loan > 0 ? cash.find(({ loan }) => loan > last.loan - 1) : undefined
  return [
    last && { part: 'spent', text: chart.spent(format.rupees(last.spent), format.month(last.month)) },
    locked && {
      part: 'locked',
      text: chart.locked[fundsPlace](format.rupees(locked.locked), format.month(locked.month)),
    },
    back && {
      part: 'back',
      text: chart.back[fundsPlace](format.rupees(back.back), format.month(back.month)),
    },
    available && {
      part: 'available',
      text: chart.available(format.rupees(available.available), format.month(available.month)),
    },
    paidByLoan && {
      part: 'loan',
      text: chart.loan(format.rupees(paidByLoan.loan), format.month(paidByLoan.month)),
    },
  ].filter((each) => each !== undefined)
}

function CashTable({ cash, words, format }: ChartProps) {
  const { columns, table, rounded } = words.chart
  const names = (['needed', 'spent', 'locked', 'available', 'back', 'loan'] as const).filter((name) =>
    cash.some((month) => month[name] >= 1),
  )
  return (
    <ScrollBox label={table}>
      <p className="text-ink-soft text-sm">{rounded}</p>
      <table className="stacked">
        <caption className="sr-only">{table}</caption>
        <thead>
          <tr>
            {(['month', ...names] as const).map((name) => (
              <th key={name} scope="col">
                {columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cash.map(({ month, ...amounts }) => (
            <tr key={month}>
              <th scope="row">{format.month(month)}</th>
              {names.map((name) => (
                <td key={name} data-head={columns[name]} translate="no">
                  {format.rupees(amounts[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
