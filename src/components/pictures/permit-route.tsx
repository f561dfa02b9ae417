import css from '@/components/pictures/permit-route.css?inline'
import { PictureStyle } from '@/components/pictures/picture-style'
import { RupeesAndEuros } from '@/components/pictures/rupees-and-euros'
import { Origin, SourcedText } from '@/components/sourced/sourced'
import { permitRoutes, permitWords, type WorkPermit } from '@/content/countries/permit-routes'
import type { CountrySlug } from '@/content/destinations'
import { formatEuros } from '@/lib/euros'
import { monthlyPay, yearlyPay } from '@/lib/pay'

const pays = Object.values(permitRoutes)
  .flatMap(({ permits }) => permits)
  .map(({ pay }) => (pay ? yearlyPay(pay) : 0))
const highest = Math.max(...pays)

/** The route from the study permit through the search year to the work permits, with the pay they require. */
export function PermitRoute({ slug }: { slug: CountrySlug }) {
  const { study, search, permits, note } = permitRoutes[slug]
  return (
    <>
      <PictureStyle name="permit-route" css={css} />
      <ol className="picture route">
        {[study, search].map(({ name, rule }) => (
          <li key={name}>
            <h4>{name}</h4>
            <p>
              <SourcedText fact={rule} />
            </p>
          </li>
        ))}
        <li>
          <h4>{permitWords.permits}</h4>
          <p>{permitWords.payPerYearAndMonth}</p>
          <dl>
            {permits.map((permit) => (
              <Permit key={permit.name} {...permit} />
            ))}
          </dl>
          {note && (
            <p>
              <SourcedText fact={note} />
            </p>
          )}
        </li>
      </ol>
    </>
  )
}

function Permit({ name, pay, year, source, note }: WorkPermit) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {pay ? (
          <>
            <RupeesAndEuros euros={yearlyPay(pay)} /> {`(${formatEuros(monthlyPay(pay))})`}
            <i style={{ width: `${Math.round((yearlyPay(pay) / highest) * 100)}%` }} />
          </>
        ) : (
          <b>{permitWords.noMinimum}</b>
        )}{' '}
        <Origin note={note} year={year} sources={[source]} />
      </dd>
    </div>
  )
}
