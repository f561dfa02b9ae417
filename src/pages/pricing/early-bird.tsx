import { ButtonLink } from '@/components/ui/button'
import { pricing } from '@/content/pricing'

export function EarlyBird() {
  const { title, text, ask } = pricing.earlyBird
  return (
    <section aria-labelledby="early-bird" className="bg-marigold-light">
      <div className="container-page grid items-center gap-4 py-8 md:grid-cols-[1fr_auto] md:gap-8">
        <div>
          <h2 id="early-bird" className="text-2xl">
            {title}
          </h2>
          <p className="mt-1.5">{text}</p>
        </div>
        <ButtonLink tone="ink" to={ask.to}>
          {ask.label}
        </ButtonLink>
      </div>
    </section>
  )
}
