import { Origin } from '@/components/sourced/sourced'
import { Fold } from '@/components/ui/fold'
import { loanRules } from '@/content/india/loan-rules'
import type { Loan } from '@/domain/plan/loan'
import { useCountryContext } from '@/pages/plan/one-country/country-context'

export function LoanPart({ loan }: { loan: Loan }) {
  const { words, format, country } = useCountryContext()
  const { countries, degree, loan: texts } = words
  const { missing, repayment } = loan
  const { modelScheme } = loanRules
  const split = texts.split(format.rupees(loan.rupees), format.rupees(loan.ownMoney))
  const limit = format.rupees(loanRules.unsecuredUpTo)
  return (
    <Fold id="loan" title={texts.title} answer={split} inContainer>
      <ul className="prose">
        <li className="hidden print:list-item">{split}</li>
        {loan.typed && <li>{texts.typed(format.rupees(loan.typed), format.rupees(loan.rupees))}</li>}
        {missing > 0 && <li>{texts.missing(format.rupees(missing))}</li>}
        {loan.isTooSmall ? (
          <li>
            {texts.below(format.rupees(loanRules.schemeBeginsAbove), String(modelScheme.years))}{' '}
            <Origin year={modelScheme.year} sources={[modelScheme.source]} />
          </li>
        ) : (
          <li>
            {loan.needsSecurity ? texts.security(limit) : texts.unsecured(limit)}{' '}
            {!loan.isCountryNamed && `${texts.unnamed(countries[country])} `}
            {texts.before} <Origin year="undated" sources={[loanRules.source]} />
          </li>
        )}
        {!loan.isTooSmall && !loan.needsSecurity && (
          <li>
            {texts.modelSecurity(format.rupees(loanRules.schemeBeginsAbove))}{' '}
            <Origin year={modelScheme.year} sources={[modelScheme.source]} />
          </li>
        )}
        {repayment ? (
          <>
            <li>
              {texts.repayment(
                `${repayment.percent}%`,
                format.rupees(repayment.instalment),
                String(modelScheme.years),
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
              <Origin year="undated" sources={[modelScheme.source, loanRules.earlierSource]} />
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
