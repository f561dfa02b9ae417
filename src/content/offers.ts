import { belgiumConsultations } from '@/content/belgium-consultations'
import { bookableServices, type LinkedOffer } from '@/content/contact'
import type { BookableService } from '@/content/contact-links'
import type { durations } from '@/content/duration-picker'
import { minutesText, prices } from '@/content/prices'
import { pricing } from '@/content/pricing'
import { formatRupees } from '@/lib/money'

type Priced = { price: number; formerPrice?: number | undefined }

const priced = ({ price, formerPrice }: Priced) => ({
  price: formatRupees(price),
  formerPrice: (formerPrice && formatRupees(formerPrice)) || undefined,
})

export function sessionOffer(parameter: string): LinkedOffer | undefined {
  const session = pricing.sessions.items.find(({ minutes }) => `${minutes}minutes` === parameter)
  if (!session?.price) return
  const { title, minutes, text } = session
  return { name: `${title}, ${minutesText(minutes)}`, ...priced(session), holds: [text] }
}

export function consultationOffer(parameter: string): LinkedOffer | undefined {
  const card = belgiumConsultations.cards.find(({ id }) => id === parameter)
  if (!card) return
  const { title, minutes, features } = card
  return { name: `${title}, ${minutesText(minutes)}`, ...priced(card), holds: features }
}

export const durationOffer = (service: string, session: (typeof durations)[number]): LinkedOffer => ({
  name: `${service}, ${minutesText(session.minutes)}`,
  ...priced(session),
  holds: [session.text],
})

export const packageOffers: Record<BookableService, LinkedOffer> = {
  'admission-guidance': {
    name: `${bookableServices['admission-guidance']}, the package`,
    price: formatRupees(prices.packages.admissionGuidance),
    holds: ['Profile, shortlist, deadlines, documents, applications and offers'],
  },
  'during-studies': {
    name: `${bookableServices['during-studies']}, the package`,
    price: `${formatRupees(prices.packages.duringStudies)}/semester`,
    holds: ['Registration, housing, insurance, bank, work and credits'],
  },
}

export function bundleOffer(pressedOffer: unknown): LinkedOffer | undefined {
  const { items, points, included } = pricing.bundles
  const bundle = items.find(({ id }) => id === pressedOffer)
  if (!bundle) return
  const holds = [...points(bundle), ...included]
  return { name: bundle.name, ...priced(bundle), holds }
}
