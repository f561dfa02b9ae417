import { Origin } from '@/components/sourced'
import { ScrollBox } from '@/components/ui/scroll-box'
import type { CountrySlug } from '@/content/countries/figures'
import { loanRules, refusals, tcs } from '@/content/countries/plan-figures'
import type { PlanWords } from '@/content/plan/english'
import type { Loan } from '@/domain/loan'
import { type Item, monthPlan, type Row } from '@/domain/month-plan'
import type { TcsYear } from '@/domain/tcs'
import type { Writer } from '@/pages/plan/amounts'
import type { PlanProps } from '@/pages/plan/plan-props'

type MonthsProps = PlanProps & { write: Writer; country: CountrySlug }
type Said = { words: PlanWords; write: Writer }

/** One country month by month; sending the money, the loan, and a refusal. */
export function Months({ asked, words, today, write, country }: MonthsProps) {
  const { months, countries } = words
  const { rows, startsIn, tcs, loan } = monthPlan(country, asked, today)
  const { columns } = months
  return (
    <>
      <p className="mt-6">
        {months.lead(write.month(startsIn))} {!asked.start && months.assumed}
      </p>
      <table className="months">
        <caption className="sr-only">{months.title(countries[country])}</caption>
        <thead>
          <tr>
            {Object.values(columns).map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row) => (
          <MonthRows key={row.from} row={row} words={words} write={write} />
        ))}
      </table>
      <p className="mt-3 text-ink-soft text-sm">{months.estimate}</p>
      <div className="parts">
        <Sending years={tcs} country={country} words={words} write={write} />
        {loan && <LoanPart loan={loan} country={country} words={words} write={write} />}
        <Refused country={country} words={words} write={write} />
      </div>
    </>
  )
}

function MonthRows({ row, words, write }: Said & { row: Row }) {
  const { months, steps, payees, refunds } = words
  const { columns } = months
  const from = write.month(row.from)
  return (
    <tbody>
      {row.items.map((item, index) => (
        <tr key={item.what}>
          {index === 0 && (
            <th scope="rowgroup" rowSpan={row.items.length}>
              {row.to > row.from ? months.span(from, write.month(row.to)) : from}
            </th>
          )}
          <td data-head={columns.what}>
            {steps[item.what]}
            {item.isLate && <strong className="late">{months.late}</strong>}
          </td>
          <td data-head={columns.payee}>{payees[item.payee]}</td>
          <td data-head={columns.refund}>{item.refund && refunds[item.refund]}</td>
          <td data-head={columns.by}>
            <By item={item} words={words} write={write} />
          </td>
          <td data-head={columns.amount}>
            {item.refund ? (
              <span className="whitespace-nowrap">{write.rupees(item.rupees)}</span>
            ) : (
              months.nothingPaid
            )}
          </td>
          {index === 0 && (
            <td data-head={columns.total} rowSpan={row.items.length} className="total">
              <b>{write.rupees(row.total)}</b>
            </td>
          )}
        </tr>
      ))}
    </tbody>
  )
}

function By({ item: { by }, words: { months }, write }: Said & { item: Item }) {
  if (!by) return null
  if (by === 'unknown') return months.unknown
  const day = write.day(by.inYear, by.month, by.day)
  return (
    <span>
      {by.isPast ? months.past(day) : months.pattern(day)} <Origin year={by.year} sources={[by.source]} />
    </span>
  )
}

function Sending({
  years,
  country,
  words,
  write,
}: Said & { years: readonly TcsYear[]; country: CountrySlug }) {
  const { title, rule, columns, back, ahead } = words.tcs
  return (
    <section aria-labelledby="tcs">
      <h3 id="tcs" className="text-2xl">
        {title}
      </h3>
      <p className="mt-2">{rule(`${tcs.percent}%`, write.rupees(tcs.threshold))}</p>
      <ScrollBox label={title}>
        <table className="stacked mt-3">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              {Object.values(columns).map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map(({ from, sent, own, tcs }) => (
              <tr key={from}>
                <th scope="row">{`${from}-${String(from + 1).slice(2)}`}</th>
                <td data-head={columns.sent}>{write.rupees(sent)}</td>
                <td data-head={columns.own}>{write.rupees(own)}</td>
                <td data-head={columns.tcs}>
                  <b>{write.rupees(tcs)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <p className="mt-2 text-sm">
        {back} {country !== 'luxembourg' && ahead} <Origin year={tcs.year} sources={tcs.sources} />
      </p>
    </section>
  )
}

function LoanPart({ loan, country, words, write }: Said & { loan: Loan; country: CountrySlug }) {
  const { loan: said, countries } = words
  const limit = write.rupees(loanRules.withoutSecurity)
  return (
    <section aria-labelledby="loan">
      <h3 id="loan" className="text-2xl">
        {said.title}
      </h3>
      <ul className="prose mt-2">
        <li>{said.split(write.rupees(loan.rupees), write.rupees(loan.own))}</li>
        {loan.isTooMuch && <li>{said.tooMuch(`${loanRules.ownPercent}%`)}</li>}
        {loan.isBelow && <li>{said.below(write.rupees(loanRules.from))}</li>}
        <li>{loan.needsSecurity ? said.security(limit) : said.unsecured(limit)}</li>
        {!loan.isCountryNamed && <li>{said.unnamed(countries[country])}</li>}
        <li>
          {said.before} <Origin year="undated" sources={[loanRules.source]} />
        </li>
      </ul>
    </section>
  )
}

function Refused({ country, words: { refused }, write }: Said & { country: CountrySlug }) {
  return (
    <section aria-labelledby="refused">
      <h3 id="refused" className="text-2xl">
        {refused.title}
      </h3>
      <ul className="prose mt-2">
        {refusalOf(country, refused, write).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="mt-2">
        <Origin year="undated" sources={refusals[country].sources} />
      </p>
    </section>
  )
}

function refusalOf(country: CountrySlug, refused: PlanWords['refused'], { euros }: Writer) {
  const { belgium, luxembourg, germany } = refusals
  switch (country) {
    case 'belgium':
      return refused.belgium({
        application: euros(belgium.amounts.application),
        account: euros(belgium.amounts.account),
      })
    case 'netherlands':
      return refused.netherlands()
    case 'luxembourg':
      return refused.luxembourg({ visa: euros(luxembourg.amounts.visa) })
    case 'germany':
      return refused.germany({ account: euros(germany.amounts.account), month: euros(germany.amounts.month) })
  }
}
