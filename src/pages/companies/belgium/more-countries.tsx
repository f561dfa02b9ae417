import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { belgiumDatabase } from '@/content/belgium-database'
import { contactPath } from '@/lib/paths'

export function MoreCountries() {
  const { title, countries, text, action } = belgiumDatabase.moreCountries
  return (
    <Section title={title} lead={text}>
      <ul className="flex flex-wrap gap-3">
        {countries.map((country) => (
          <li key={country}>
            <Badge className="px-4 py-2 text-base">{country}</Badge>
          </li>
        ))}
      </ul>
      <ButtonLink tone="secondary" to={contactPath({ subject: 'country-updates' })} className="mt-7">
        {action}
      </ButtonLink>
    </Section>
  )
}
