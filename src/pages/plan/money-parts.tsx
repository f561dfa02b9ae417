import { Link } from 'react-router-dom'
import { LatinNames } from '@/components/sourced/latin-names'
import { Origin } from '@/components/sourced/sourced'
import { Fold } from '@/components/ui/fold'
import { ScrollBox } from '@/components/ui/scroll-box'
import type { FundsPlace } from '@/content/countries/figures'
import { loanRules, refusals, tcsRule } from '@/content/countries/plan-figures'
import type { CountrySlug } from '@/content/destinations'
import type { Loan } from '@/domain/loan'
import { planPath } from '@/domain/plan-query'
import type { TcsYear } from '@/domain/tcs'
import { useShownPlan } from '@/pages/plan/plan-context'

/** The tax on money sent abroad (TCS), by financial year. */
export function TcsPart({ years, fundsPlace }: { years: readonly TcsYear[]; fundsPlace: FundsPlace }) {
  const { planQuery, words, format } = useShownPlan()
  const { title, rule, columns, taxReturn, ahead, sender, senders, notSent, purpose } = words.tcs
  const isTwoSenders = planQuery.senders === 2
  const collected = years.reduce((sum, { tax }) => sum + tax, 0)
  return (
    <Fold
      id="tcs"
      title={<LatinNames>{title}</LatinNames>}
      answer={<LatinNames>{`${columns.tcs}: ${format.rupees(collected)}`}</LatinNames>}
    >
      <p>
        <LatinNames>{rule(`${tcsRule.percent}%`, format.rupees(tcsRule.threshold))}</LatinNames>
      </p>
      <p className="mt-2">
        <LatinNames>{`${purpose(tcsRule.purposeCode, `${tcsRule.otherPurposePercent}%`, format.rupees(tcsRule.threshold))} `}</LatinNames>
        <Origin year="2023" sources={tcsRule.ruleSources} />
      </p>
      <ScrollBox label={title}>
        <table className="stacked mt-3">
          <caption className="sr-only">
            <LatinNames>{title}</LatinNames>
          </caption>
          <thead>
            <tr>
              {Object.values(columns).map((column) => (
                <th key={column} scope="col">
                  <LatinNames>{column}</LatinNames>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
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
                  <b translate="no">{format.rupees(tax)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
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

export function LoanPart({ loan, country }: { loan: Loan; country: CountrySlug }) {
  const { words, format } = useShownPlan()
  const { loan: texts, countries, degree } = words
  const { missing, repayment } = loan
  const split = texts.split(format.rupees(loan.rupees), format.rupees(loan.ownMoney))
  const limit = format.rupees(loanRules.withoutSecurity)
  return (
    <Fold id="loan" title={texts.title} answer={split}>
      <ul className="prose">
        <li className="hidden print:list-item">{split}</li>
        {loan.typed && <li>{texts.typed(format.rupees(loan.typed), format.rupees(loan.rupees))}</li>}
        {missing >= 1 && <li>{texts.missing(format.rupees(missing))}</li>}
        {loan.isTooSmall ? (
          <li>
            {texts.below(format.rupees(loanRules.above), String(loanRules.model.years))}{' '}
            <Origin year={loanRules.model.year} sources={[loanRules.model.source]} />
          </li>
        ) : (
          <li>
            {loan.needsSecurity
              ? texts.security(limit)
              : texts.unsecured(limit, format.rupees(loanRules.above))}{' '}
            {!loan.isCountryNamed && `${texts.unnamed(countries[country])} `}
            {texts.before} <Origin year="undated" sources={[loanRules.source]} />
          </li>
        )}
        {repayment ? (
          <>
            <li>
              {texts.repayment(
                `${repayment.percent}%`,
                format.rupees(repayment.instalment),
                String(loanRules.model.years),
              )}{' '}
              {texts.meanwhile(
                format.month(repayment.firstInstalment),
                degree.years(repayment.courseYears),
                format.rupees(repayment.interestBefore),
                format.rupees(repayment.total),
              )}
            </li>
            <li>
              {texts.assumed}{' '}
              <Origin year="undated" sources={[loanRules.model.source, loanRules.earlierSource]} />
            </li>
          </>
        ) : (
          <li className="print:hidden">{texts.askInterest}</li>
        )}
        <li>{texts.ownFees}</li>
      </ul>
    </Fold>
  )
}

export function RefusalPart({ country }: { country: CountrySlug }) {
  const { words, format } = useShownPlan()
  const { refused } = words
  return (
    <Fold id="refused" title={refused.title} answer={refused.inShort} className="break-inside-avoid">
      <ul className="prose">
        {refused.rules[country](format.euros).map((sentence) => (
          <li key={sentence}>
            <LatinNames>{sentence}</LatinNames>
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <Origin year="undated" sources={refusals[country].sources} />
      </p>
    </Fold>
  )
}
