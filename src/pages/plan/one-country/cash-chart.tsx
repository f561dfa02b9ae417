import type { CSSProperties } from 'react'
import { ComponentStyle } from '@/components/ui/component-style'
import { Disclosure } from '@/components/ui/disclosure'
import type { CashMonth } from '@/domain/plan/cash'
import css from '@/pages/plan/one-country/cash.css?inline'
import { useCountryContext } from '@/pages/plan/one-country/country-context'
import { PlanTable } from '@/pages/plan/plan-table'

type CashProps = { cash: readonly CashMonth[] }

/** The parts of a bar, from below. */
const barParts = ['spent', 'locked', 'available'] as const
const columnNames = ['needed', 'spent', 'locked', 'available', 'paidBack', 'loan'] as const
type CashPart = (typeof columnNames)[number]
/** Every third month has a label. */
const MONTHS_A_LABEL = 3
const MAX_SCALE_AMOUNTS = 3
const roundFactors = [0.2, 0.5, 1, 2, 5]

/** A bar for each month: all cash needed by its end. The list of dates beneath shows the same sums. */
export function CashChart({ cash }: CashProps) {
  const { words, format } = useCountryContext()
  const { chart } = words
  const last = cash.at(-1)
  if (!last) return null
  const height = (rupees: number) => `${((100 * rupees) / last.needed).toFixed(2)}%`
  return (
    <figure className="cash mt-5" style={{ '--months': cash.length } as CSSProperties}>
      <ComponentStyle name="cash" css={css} />
      <figcaption className="mb-2 font-semibold">{chart.title(format.rupees(last.needed))}</figcaption>
      <div className="columns" aria-hidden="true">
        {scaleAmounts(last.needed).map((amount) => (
          <small key={amount} style={{ bottom: height(amount) }}>
            {format.rupees(amount)}
          </small>
        ))}
        {cash.map(({ month, ...amounts }) => (
          <span key={month}>
            {barParts.map((part) => (
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
      <Legend cash={cash} />
      <Disclosure summary={chart.table} className="print:hidden">
        <CashTable cash={cash} />
      </Disclosure>
    </figure>
  )
}

/** One, two or three round amounts, at equal distances, for the scale of a chart. */
export function scaleAmounts(largest: number) {
  const powerOfTen = 10 ** Math.floor(Math.log10(largest))
  const roundSteps = roundFactors.map((factor) => factor * powerOfTen)
  const step = roundSteps.find((round) => largest < (MAX_SCALE_AMOUNTS + 1) * round) ?? largest
  return Array.from({ length: Math.floor(largest / step) }, (_, index) => (index + 1) * step)
}

/** The meaning of each colour, with its largest amount. */
function Legend({ cash }: CashProps) {
  const { words, fundsPlace } = useCountryContext()
  const { chart } = words
  const firstReturn = cash.find(({ paidBack }) => paidBack > 0)
  return (
    <ul className="mt-2 grid gap-x-6 gap-y-1 text-[0.9375rem] sm:grid-cols-2">
      <LegendRow part="spent" month={cash.at(-1)} sentence={chart.spent} />
      <LegendRow part="locked" month={monthOfLargest('locked', cash)} sentence={chart.locked[fundsPlace]} />
      <LegendRow part="paidBack" month={firstReturn} sentence={chart.paidBack[fundsPlace]} />
      <LegendRow
        part="available"
        month={monthOfLargest('available', cash)}
        sentence={chart.available[fundsPlace]}
      />
      <LegendRow part="loan" month={monthOfLargest('loan', cash)} sentence={chart.loan} />
    </ul>
  )
}

type LegendRowProps = {
  part: CashPart
  month: CashMonth | undefined
  sentence: (amount: string, month: string) => string
}

function LegendRow({ part, month, sentence }: LegendRowProps) {
  const { format } = useCountryContext()
  return month && <li data-part={part}>{sentence(format.rupees(month[part]), format.month(month.month))}</li>
}

/** The first month with the largest amount. Undefined if all are 0. */
function monthOfLargest(part: CashPart, cash: readonly CashMonth[]) {
  const largest = Math.max(...cash.map((month) => month[part]))
  return largest > 0 ? cash.find((month) => month[part] === largest) : undefined
}

function CashTable({ cash }: CashProps) {
  const { words, format } = useCountryContext()
  const { columns, table, rounded } = words.chart
  const filledColumns = columnNames.filter((name) => cash.some((month) => month[name] > 0))
  return (
    <>
      <p className="text-ink-soft text-sm">{rounded}</p>
      <PlanTable title={table} columns={[columns.month, ...filledColumns.map((name) => columns[name])]}>
        {cash.map(({ month, ...amounts }) => (
          <tr key={month}>
            <th scope="row">{format.month(month)}</th>
            {filledColumns.map((name) => (
              <td key={name} data-head={columns[name]} translate="no">
                {format.rupees(amounts[name])}
              </td>
            ))}
          </tr>
        ))}
      </PlanTable>
    </>
  )
}
