import { importSource } from '../../scripts/shared/import-source.ts'
import { loadSettings } from '../../scripts/shared/settings.ts'
import type { Level } from '../../src/content/plan/choices'
import { formatRupees } from '../../src/lib/money'

/** The content that tests compare with: the owner's facts as the site shows them. */
loadSettings()
const load = async <Module>(name: string): Promise<Module> => importSource(`content/${name}`)

export const { brand } = await load<typeof import('../../src/content/brand')>('brand')
export const { prices } = await load<typeof import('../../src/content/prices')>('prices')
export const { pricing } = await load<typeof import('../../src/content/pricing')>('pricing')
export const { catalogue, servicesById, totalOf } =
  await load<typeof import('../../src/content/catalogue')>('catalogue')
export const { booking, bookingSessions } = await load<typeof import('../../src/content/booking')>('booking')
export const { belgiumDatabase } =
  await load<typeof import('../../src/content/belgium-database')>('belgium-database')
export const { belgiumConsultations } =
  await load<typeof import('../../src/content/belgium-consultations')>('belgium-consultations')
export const { durations } = await load<typeof import('../../src/content/duration-picker')>('duration-picker')
export const { freeCall } = await load<typeof import('../../src/content/free-call')>('free-call')
export const { signup } = await load<typeof import('../../src/content/signup/signup')>('signup/signup')
export const { countryInEnglish } =
  await load<typeof import('../../src/content/plan/country-in-english')>('plan/country-in-english')
export const { pages: contentPages } = await load<typeof import('../../src/content/pages')>('pages')
/** Undefined while the list is empty. */
export const [consultant] = (await load<typeof import('../../src/content/consultants')>('consultants'))
  .consultants
export const rupees = formatRupees

const { allCountryCosts } =
  await importSource<typeof import('../../src/domain/plan/country-costs')>('domain/plan/country-costs')
const { budgetSentence } = await importSource<typeof import('../../src/domain/plan/budget-sentences')>(
  'domain/plan/budget-sentences',
)
const { budgetWords } = await load<typeof import('../../src/content/plan/budget-words')>('plan/budget-words')

/** The sentence of the home page about a budget in lakh. */
export const verdictOn = (budget: number, level: Level = 'master') =>
  budgetSentence(allCountryCosts({ level, budget, lang: 'en' }), budget, budgetWords)
