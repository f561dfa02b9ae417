import { CountryBelgium } from '@/components/art/country-belgium'
import { CountryGermany } from '@/components/art/country-germany'
import { CountryLuxembourg } from '@/components/art/country-luxembourg'
import { CountryNetherlands } from '@/components/art/country-netherlands'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button'
import { companies } from '@/content/companies'
import { NotifyButton } from '@/pages/companies/notify-button'

const drawings = {
  belgium: CountryBelgium,
  netherlands: CountryNetherlands,
  luxembourg: CountryLuxembourg,
  germany: CountryGermany,
}

export function CountryCards() {
  const { countriesTitle, countries, available, comingSoon, count, inTheMaking, open } = companies
  return (
    <section aria-labelledby="countries" className="container-page pb-16">
      <h2 id="countries" className="sr-only">
        {countriesTitle}
      </h2>
      <ul className="grid gap-5 sm:grid-cols-2">
        {countries.map((country) => {
          const Drawing = drawings[country.slug]
          return (
            <li
              key={country.slug}
              className="flex flex-col overflow-hidden rounded-3xl border border-paper-line bg-paper-white"
            >
              <Drawing
                preserveAspectRatio="xMidYMax slice"
                className="aspect-[16/8] h-auto w-full bg-paper-deep"
              />
              <div className="flex grow flex-col p-5 sm:p-7">
                <div className="flex flex-wrap items-center justify-between gap-2">
                  <h3 className="text-2xl">{country.name}</h3>
                  <Badge tone={country.available ? 'success' : 'neutral'}>
                    {country.available ? available : comingSoon}
                  </Badge>
                </div>
                <p className="mt-2 mb-5">{country.available ? count(country.count) : inTheMaking}</p>
                {country.available ? (
                  <ButtonLink to={open.to} className="mt-auto">
                    {open.label}
                  </ButtonLink>
                ) : (
                  <NotifyButton country={country.name} />
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
