import { Link } from 'react-router-dom'
import { LatinNames } from '@/components/sourced/latin-names'
import { Origin } from '@/components/sourced/sourced'
import { Fold } from '@/components/ui/fold'
import { tcsRule } from '@/content/india/tcs-rule'
import { planPath } from '@/domain/plan/plan-query'
import type { TcsYear } from '@/domain/plan/tcs'
import { useCountryContext } from '@/pages/plan/one-country/country-context'
import { PlanTable } from '@/pages/plan/plan-table'

/** The tax on money sent abroad (TCS), by financial year. */
export function TcsPart({ years }: { years: readonly TcsYear[] }) {
  const { planQuery, words, format, fundsPlace } = useCountryContext()
  const { title, rule, columns, taxReturn, ahead, sender, senders, notSent, purpose } = words.tcs
  const isTwoSenders = planQuery.senders === 2
  const collected = years.reduce((sum, { tax }) => sum + tax, 0)
  return (
    <Fold
      id="tcs"
      inContainer
      title={<LatinNames>{title}</LatinNames>}
      answer={<LatinNames>{`${columns.tcs}: ${format.rupees(collected)}`}</LatinNames>}
    >
      <p>
        <LatinNames>{rule(`${tcsRule.percent}%`, format.rupees(tcsRule.threshold))}</LatinNames>
      </p>
      <p className="mt-2 mb-3">
        <LatinNames>{`${purpose(tcsRule.purpose.code, `${tcsRule.purpose.otherPercent}%`, format.rupees(tcsRule.threshold))} `}</LatinNames>
        <Origin year={tcsRule.purpose.year} sources={[tcsRule.purpose.source]} />
      </p>
      <PlanTable title={title} columns={Object.values(columns)}>
        {years.map(({ startYear, sent, ownMoney, tax }) => (
          <tr key={startYear}>
            <th scope="row">{`${startYear}-${String(startYear + 1).slice(2)}`}</th>
            <td data-head={columns.sent} translate="no">
              {format.rupees(sent)}
            </td>
            <td data-head={columns.ownMoney} translate="no">
              {format.rupees(ownMoney)}
            </td>
            <td data-head={columns.tcs}>
              <b translate="no" className="whitespace-nowrap font-display text-lg">
                {format.rupees(tax)}
              </b>
            </td>
          </tr>
        ))}
      </PlanTable>
      <p className="mt-2">
        <LatinNames>{`${isTwoSenders ? sender.two : sender.one} ${notSent}`}</LatinNames>{' '}
        <Link
          to={`${planPath({ ...planQuery, senders: isTwoSenders ? undefined : 2 })}#tcs`}
          className="link print:hidden!"
        >
          {isTwoSenders ? senders.one : senders.two}
        </Link>
      </p>
      <p className="mt-2 text-sm">
        <LatinNames>{`${taxReturn} ${ahead[fundsPlace]} `}</LatinNames>
        <Origin year={tcsRule.year} sources={tcsRule.sources} />
      </p>
    </Fold>
  )
}
