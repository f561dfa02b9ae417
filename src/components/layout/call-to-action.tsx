import { useId } from 'react'
import { FreeCallButton } from '@/components/dialogs/free-call'
import { ButtonLink } from '@/components/ui/button'
import type { Closing } from '@/content/types'

export function CallToAction({ heading, text, actions }: Closing) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="container-page py-3 sm:pt-5 sm:pb-8">
      <div className="rounded-t-[3rem] rounded-b-3xl bg-marigold-light px-5 py-5 text-center sm:px-6 sm:py-16">
        <h2 id={id} className="text-2xl sm:text-4xl">
          {heading}
        </h2>
        <p className="mx-auto mt-2 max-w-2xl sm:mt-3 sm:text-lg text-pretty">{text}</p>
        <div className="mx-auto mt-5 grid max-w-sm gap-3 sm:mt-8 sm:flex sm:max-w-none sm:flex-wrap sm:justify-center">
          {actions.map(({ label, to }, index) => {
            const tone = index === 0 ? 'ink' : 'secondary'
            return to ? (
              <ButtonLink key={label} tone={tone} to={to}>
                {label}
              </ButtonLink>
            ) : (
              <FreeCallButton key={label} tone={tone}>
                {label}
              </FreeCallButton>
            )
          })}
        </div>
      </div>
    </section>
  )
}
