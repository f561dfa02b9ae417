import { HeartHandshake } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button'
import { prices } from '@/content/prices'
import { pricing } from '@/content/pricing'
import { formatRupees } from '@/lib/money'

export function ReferralBanner() {
  const { title, text, link } = pricing.referral
  const reward = formatRupees(prices.referral)
  return (
    <section aria-labelledby="bring-a-friend" className="container-page pb-6">
      <div className="on-ink grid items-center gap-5 rounded-3xl bg-ink p-6 text-paper sm:p-8 md:grid-cols-[auto_1fr_auto]">
        <span className="grid h-16 w-14 place-items-center rounded-t-full bg-marigold text-ink-deep">
          <HeartHandshake aria-hidden="true" className="size-7" />
        </span>
        <div>
          <h2 id="bring-a-friend" className="text-2xl">
            {title}
          </h2>
          <p className="mt-1.5">{text(reward, reward)}</p>
        </div>
        <ButtonLink to={link.to}>{link.label}</ButtonLink>
      </div>
    </section>
  )
}
