import { LockKeyhole } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button'
import { belgiumDatabase } from '@/content/belgium-database'
import { PREMIUM_ID } from '@/pages/companies/belgium/premium'
import { useDelayedLink } from '@/pages/companies/belgium/use-delayed-link'

export function UnlockCard() {
  const { title, text, action } = belgiumDatabase.unlock
  const toPremium = `#${PREMIUM_ID}`
  const follow = useDelayedLink(toPremium)
  return (
    <section aria-labelledby="unlock" className="bg-paper-deep">
      <div className="container-page pb-16">
        <div className="on-ink grid items-center gap-6 rounded-3xl bg-ink p-6 text-paper sm:grid-cols-[auto_1fr_auto] sm:p-8">
          <span className="grid h-16 w-14 place-items-center rounded-t-full bg-marigold text-ink-deep">
            <LockKeyhole aria-hidden="true" className="size-7" />
          </span>
          <div>
            <h2 id="unlock" className="text-2xl">
              {title}
            </h2>
            <p className="mt-2">{text}</p>
          </div>
          <ButtonLink tone="secondary" to={toPremium} onClick={follow}>
            {action}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
