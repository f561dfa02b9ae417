import { CountryDrawing } from '@/components/art/country-drawing'
import { DialogButton } from '@/components/dialogs/dialog-button'
import { Icon } from '@/components/icons/icon'
import { PageIntro } from '@/components/layout/page-intro'
import { Arch } from '@/components/ui/arch'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Section } from '@/components/ui/section'
import { companies } from '@/content/companies'
import { rowsByCountry } from '@/content/destinations'
import { late } from '@/loading/late'

export function Component() {
  return (
    <>
      <PageIntro lead={companies.lead} />
      <CountryCards />
      <CompanyListMethod />
    </>
  )
}

function CountryCards() {
  const { countriesTitle, countries, available, comingSoon, count, inTheMaking, open } = companies
  return (
    <section aria-labelledby="countries" className="container-page pb-16">
      <h2 id="countries" className="sr-only">
        {countriesTitle}
      </h2>
      <ul className="grid gap-5 sm:grid-cols-2">
        {rowsByCountry(countries).map((country) => (
          <Card as="li" key={country.slug} size="bare" className="flex flex-col overflow-hidden">
            <CountryDrawing country={country.slug} className="aspect-[16/8] h-auto w-full bg-paper-deep" />
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
          </Card>
        ))}
      </ul>
    </section>
  )
}

const notifyDialog = late(async () => (await import('@/pages/companies/notify-dialog')).NotifyDialog)

function NotifyButton({ country }: { country: string }) {
  return (
    <DialogButton
      dialog={notifyDialog}
      dialogProps={{ country }}
      overlayName={`notify-${country}`}
      formName="notify"
      tone="secondary"
      aria-label={companies.notifyFor(country)}
      className="mt-auto"
    >
      {companies.notify}
    </DialogButton>
  )
}

function CompanyListMethod() {
  const { title, items } = companies.method
  return (
    <Section id="what-the-list-is" tone="deep" title={title}>
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        {items.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-4 md:block">
            <Arch tone="sea">
              <Icon name={icon} />
            </Arch>
            <div className="md:mt-4">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1 text-pretty">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
