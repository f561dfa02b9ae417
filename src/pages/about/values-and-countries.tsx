import { Link } from 'react-router-dom'
import { CountryDrawing } from '@/components/art/country-drawing'
import { Icon } from '@/components/icons/icon'
import { Comparison } from '@/components/pictures/comparison'
import { SourcedText } from '@/components/sourced/sourced'
import { Arch } from '@/components/ui/arch'
import { ButtonLink } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { about } from '@/content/about'
import { comparison } from '@/content/countries/comparison'
import { rowsByCountry } from '@/content/destinations'

export function Values() {
  const { heading, cards } = about.values
  return (
    <Section id="values" tone="deep" title={heading}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {cards.map(({ icon, title, text, proof, link }) => (
          <li key={title} className="rounded-2xl bg-paper-white px-5 py-4 sm:p-6">
            <div className="flex items-end gap-3">
              <Arch tone="light" size="small">
                <Icon name={icon} />
              </Arch>
              <h3 className="text-xl sm:text-2xl">{title}</h3>
            </div>
            <p className="mt-2">{text}</p>
            <p className="mt-1 text-ink-soft text-sm">{proof}</p>
            <Link to={link.to} className="link">
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Countries() {
  const { heading, intro, cards, together } = about.countries
  return (
    <Section id="countries" title={heading} lead={intro}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {rowsByCountry(cards).map(({ slug, title, link, ...fact }) => (
          <li
            key={slug}
            className="flex flex-col overflow-hidden rounded-3xl border border-paper-line bg-paper-white sm:rounded-t-[3rem]"
          >
            <CountryDrawing
              country={slug}
              className="aspect-[5/2] h-auto w-full border-paper-line border-b max-sm:hidden"
            />
            <div className="flex grow flex-col items-start p-5 sm:p-6">
              <h3 className="text-2xl">{title}</h3>
              <p className="mt-2 mb-3 sm:mb-5">
                <SourcedText fact={fact} />
              </p>
              <ButtonLink tone="secondary" size="small" to={link.to} className="mt-auto">
                {link.label}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-8 max-w-3xl text-lg">{together}</p>
      <h3 id={comparison.id} className="mt-10 scroll-mt-24 text-2xl sm:text-3xl">
        {comparison.title}
      </h3>
      <p className="mt-2 mb-6 max-w-2xl text-pretty">{comparison.lead}</p>
      <Comparison />
    </Section>
  )
}
