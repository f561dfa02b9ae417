import { useState } from 'react'
import { FormerPrice } from '@/components/offers/former-price'
import { FriendsOffer } from '@/components/offers/referral-line'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { bookableServices } from '@/content/contact'
import { type BookableService, contactPath } from '@/content/contact-links'
import { durationPicker, durations } from '@/content/duration-picker'
import { packageOffers } from '@/content/offers'
import { minutesText, mostPopular } from '@/content/prices'
import { pricing } from '@/content/pricing'
import { formatRupees } from '@/lib/money'
import { useTypedBeforeHydration } from '@/loading/hydration'

type Duration = (typeof durations)[number]

const [, thirtyMinutes] = durations

export function DurationPicker({ service }: { service: BookableService }) {
  const [chosen, setChosen] = useState<Duration>(thirtyMinutes)
  useTypedBeforeHydration('sessions', (typed) => {
    setChosen((current) => durations.find(({ id }) => id === typed.duration) ?? current)
  })
  return (
    <Section
      id="sessions"
      tone="deep"
      title={durationPicker.title}
      lead={durationPicker.lead(bookableServices[service])}
    >
      {/* With the method "dialog" Enter submits nothing, also before hydration. */}
      <form name="sessions" method="dialog">
        <fieldset>
          <legend className="sr-only">{durationPicker.legend}</legend>
          <div className="grid gap-3 sm:grid-cols-3 sm:gap-5">
            {durations.map((duration) => (
              <label
                key={duration.id}
                className="flex cursor-pointer flex-wrap items-start gap-x-3 rounded-2xl border-2 border-ink-muted/70 bg-paper-white p-4 has-checked:border-sea has-checked:bg-sea-pale has-focus-visible:outline-3 has-focus-visible:outline-sea has-focus-visible:outline-offset-2 sm:grid sm:grid-cols-[auto_1fr] sm:content-start sm:rounded-t-[3rem] sm:px-6 sm:pt-7 sm:pb-8"
              >
                <input
                  type="radio"
                  name="duration"
                  value={duration.id}
                  checked={duration === chosen}
                  onChange={() => setChosen(duration)}
                  className="mt-0.5 size-[1.5rem] accent-sea"
                />
                <span className="min-w-0 grow basis-20">
                  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <span className="font-display font-bold text-xl">{minutesText(duration.minutes)}</span>
                    {duration.popular && <Badge tone="highlight">{mostPopular}</Badge>}
                  </span>
                  <span className="mt-1 block text-sm">{duration.text}</span>
                </span>
                <span className="text-right sm:col-start-2 sm:mt-3 sm:text-left">
                  <strong translate="no" className="font-display text-xl sm:text-3xl">
                    {formatRupees(duration.price)}
                  </strong>{' '}
                  <span className="block sm:inline">
                    <FormerPrice price={formatRupees(duration.formerPrice)} />
                  </span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      </form>
      <p className="mt-3 text-ink-soft text-sm">{pricing.formerPriceMeans}</p>
      <div className="mt-6 grid gap-3 sm:flex sm:items-start">
        <ButtonLink to={contactPath({ service, duration: chosen.id })}>
          {durationPicker.book(chosen.minutes)}
        </ButtonLink>
        <div className="grid gap-1">
          <ButtonLink tone="secondary" to={contactPath({ service, type: 'package' })}>
            {durationPicker.package(packageOffers[service].price)}
          </ButtonLink>
          {/* Reserves the height of the line, which appears after hydration. */}
          <div className="min-h-9">
            <FriendsOffer />
          </div>
        </div>
      </div>
    </Section>
  )
}
