import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import { home } from '@/content/home'

export function WhyChoose() {
  const { title, items } = home.why
  return (
    <Section title={title}>
      <ul className="grid gap-px overflow-hidden rounded-3xl border border-paper-line bg-paper-line sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ icon, title, text }) => (
          <li key={title} className="bg-paper-white p-6">
            <Icon name={icon} className="size-7 text-marigold-deep" />
            <h3 className="mt-3 text-xl">{title}</h3>
            <p className="mt-1">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
