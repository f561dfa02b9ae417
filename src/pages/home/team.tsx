import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import { home } from '@/content/home'

export function Team() {
  const { title, lead, highlights, book, meet } = home.team
  return (
    <Section title={title} lead={lead}>
      <ul className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
        {highlights.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <span className="grid h-14 w-12 shrink-0 place-items-center rounded-t-full bg-sea-light text-sea-deep">
              <Icon name={icon} className="size-6" />
            </span>
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-10 grid gap-3 sm:flex">
        <ButtonLink to={book.to}>{book.label}</ButtonLink>
        <ButtonLink tone="secondary" to={meet.to}>
          {meet.label}
        </ButtonLink>
      </div>
    </Section>
  )
}
