import { Link } from 'react-router-dom'
import { Section } from '@/components/ui/section'
import { TopicIcon } from '@/components/ui/topic-icon'
import { about } from '@/content/about'

export function Values() {
  const { heading, cards } = about.values
  return (
    <Section id="values" tone="deep" title={heading}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {cards.map(({ icon, title, text, proof, link }) => (
          <li key={title} className="flex flex-col items-start rounded-2xl bg-paper-white p-6">
            <span className="grid h-14 w-12 place-items-center rounded-t-full bg-marigold-light">
              <TopicIcon name={icon} className="size-6" />
            </span>
            <h3 className="mt-3 text-2xl">{title}</h3>
            <p className="mt-2">{text}</p>
            <p className="mt-3 text-ink-soft text-sm">{proof}</p>
            <Link to={link.to} className="link mt-1">
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
