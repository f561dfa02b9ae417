import { minutesText, prices, sessionPrices } from '@/content/prices'
import { pricing } from '@/content/pricing'
import { paths } from '@/lib/paths'

// Only the build imports this module (src/app/structured-data.ts).

type PageOffer = { name: string; price: number }

const freeCall = { name: 'First call of 15 minutes', price: 0 }

const sessions = Object.entries(sessionPrices.durationPicker).map(([minutes, price]) => ({
  name: `Session of ${minutes} minutes`,
  price,
}))

/** The offers of a page in rupees, for search engines, by the page's canonical path. */
export const offersByPath: Record<string, PageOffer[]> = {
  [paths.pricing]: [
    ...pricing.sessions.items.map(({ title, minutes, price }) => ({
      name: `${title}, ${minutesText(minutes)}`,
      price,
    })),
    ...pricing.bundles.items,
  ],
  [paths.admissionGuidance]: [
    freeCall,
    ...sessions,
    { name: 'Package', price: prices.packages.admissionGuidance },
  ],
  [paths.duringStudies]: [
    freeCall,
    ...sessions,
    { name: 'Package for one semester', price: prices.packages.duringStudies },
  ],
  [paths.postStudy]: [freeCall],
}
