import { LatinNames } from '@/components/sourced/latin-names'
import { Origin } from '@/components/sourced/sourced'
import { Fold } from '@/components/ui/fold'
import { refusals } from '@/content/countries/refusals'
import { useCountryContext } from '@/pages/plan/one-country/country-context'

export function RefusalPart() {
  const { words, format, country } = useCountryContext()
  const { refused } = words
  return (
    <Fold
      id="refused"
      title={refused.title}
      answer={refused.inShort}
      inContainer
      className="break-inside-avoid"
    >
      <ul className="prose">
        {refused.rules[country](format.rupeesAndEuros).map((sentence) => (
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
