import { useId } from 'react'
import { ButtonLink } from '@/components/ui/button'
import type { Link } from '@/content/destinations/types'

type CallToActionProps = { heading: string; text: string; actions: readonly Link[] }

export function CallToAction({ heading, text, actions }: CallToActionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="container-page pt-6 pb-8">
      <div className="rounded-t-[3rem] rounded-b-3xl bg-marigold-light px-6 py-12 text-center sm:py-16">
        <h2 id={id} className="text-3xl sm:text-4xl">
          {heading}
        </h2>
        <p className="mx-auto mt-3 max-w-2xl text-lg text-pretty">{text}</p>
        <div className="mx-auto mt-7 grid max-w-sm gap-3 sm:flex sm:max-w-none sm:flex-wrap sm:justify-center">
          {actions.map(({ label, to }, index) => (
            <ButtonLink key={label} tone={index === 0 ? 'ink' : 'secondary'} to={to}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </section>
  )
}
