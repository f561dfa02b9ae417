import { Arch } from '@/components/ui/arch'
import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import { companies } from '@/content/companies'

export function CompanyListMethod() {
  const { title, items } = companies.method
  return (
    <Section id="what-the-list-is" tone="deep" title={title}>
      <ul className="grid gap-x-10 gap-y-7 md:grid-cols-3">
        {items.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-4 md:block">
            <Arch tone="sea">
              <Icon name={icon} />
            </Arch>
            <div className="md:mt-3">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1 text-pretty">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
