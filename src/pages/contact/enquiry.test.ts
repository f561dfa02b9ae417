import { expect, test } from 'vitest'
import { belgiumConsultations } from '@/content/belgium-consultations'
import { formerPrices, prices, sessionPrices } from '@/content/prices'
import { formatRupees } from '@/lib/money'
import { absoluteUrl } from '@/lib/site-url'
import { enquiryFrom } from '@/pages/contact/enquiry'
import { pageHtml } from '@/testing/page-html'

/** The prefill of the message for each link to the contact page. */
const prefills: Record<string, string> = {
  'offer=free-consultation': 'I would like to book a free 15-minute call.',
  'session=15minutes': 'I would like to book a free 15-minute call.',
  'session=30minutes': 'I would like to book a 30-minute session.',
  'session=60minutes': 'I would like to book a 60-minute session.',
  'package=bundle':
    'I would like to know which bundle fits me: Starter Pack, Growth Pack or Complete Journey.',
  'service=custom': 'I would like help with:',
  'service=database': 'I have a question about the Belgium companies database.',
  'service=admission-guidance': 'I would like to know more about Admission Guidance.',
  'service=admission-guidance&duration=15min': 'I would like to book a 15-minute Admission Guidance session.',
  'service=admission-guidance&duration=30min': 'I would like to book a 30-minute Admission Guidance session.',
  'service=admission-guidance&duration=60min': 'I would like to book a 60-minute Admission Guidance session.',
  'service=admission-guidance&type=package': 'I would like to book the Admission Guidance package.',
  'service=during-studies': 'I would like to know more about During Studies.',
  'service=during-studies&duration=15min': 'I would like to book a 15-minute During Studies session.',
  'service=during-studies&duration=30min': 'I would like to book a 30-minute During Studies session.',
  'service=during-studies&duration=60min': 'I would like to book a 60-minute During Studies session.',
  'service=during-studies&type=package': 'I would like to book the During Studies package.',
  'consultation=career': 'I have a question about my career:',
  'consultation=career-consultation': 'I would like to book a Career Consultation.',
  'consultation=industry-professional-connect': 'I would like to book an Industry Professional Connect.',
  'plan=': `I would like to talk about this plan: ${absoluteUrl('/plan')}`,
  'plan=country%3Dbelgium%26budget%3D15%26x%3D%3Cb%3E': `I would like to talk about this plan: ${absoluteUrl('/plan?country=belgium&budget=15')}`,
  'subject=country-updates':
    'Please tell me when the database of another country is ready. I am interested in:',
}

test.each(Object.entries(prefills))('/contact?%s prefills the message', (query, prefill) => {
  expect(enquiryFrom(new URLSearchParams(query))?.prefill).toBe(prefill)
})

test('the table above contains each link of the site to the contact page', () => {
  const linked = [...pageHtml.values()].flatMap((html) =>
    [...html.matchAll(/href="\/contact\?([^"]*)"/g)].map(([, query = '']) => query.replaceAll('&amp;', '&')),
  )
  expect(linked.length).toBeGreaterThan(10)
  expect(linked.filter((query) => !(query in prefills))).toEqual([])
})

test.each([
  '',
  'offer=other',
  'session=5minutes',
  'service=__proto__',
  'service=constructor',
  '__proto__=bundle',
  'consultation=<script>',
  'duration=30min',
  'package=%3Cscript%3Ealert(1)%3C/script%3E',
  'offer=free-consultation%00&subject=%E0%A4%A',
  'ref=STUBAB12CD',
])('the query %j prefills nothing', (query) => {
  expect(enquiryFrom(new URLSearchParams(query))).toBeUndefined()
})

const { pricing, durationPicker } = sessionPrices
const { sessions, bundles } = formerPrices
const { admissionGuidance, duringStudies } = prices.packages
const consultation = (length: number) =>
  belgiumConsultations.cards.find(({ minutes }) => minutes === length)?.price ?? 0

test.each<[query: string, name: string, price: number, formerPrice?: number | undefined, unit?: string]>([
  ['session=30minutes', 'Focused Session, 30 minutes', pricing[30], sessions[30]],
  ['session=60minutes', 'Comprehensive, 60 minutes', pricing[60], sessions[60]],
  ['service=during-studies&duration=15min', 'During Studies, 15 minutes', durationPicker[15], sessions[15]],
  ['service=admission-guidance&type=package', 'Admission Guidance, the package', admissionGuidance],
  [
    'service=during-studies&type=package',
    'During Studies, the package',
    duringStudies,
    undefined,
    '/semester',
  ],
  ['consultation=career-consultation', 'Career Consultation, 60 minutes', consultation(60)],
  [
    'consultation=industry-professional-connect',
    'Industry Professional Connect, 90 minutes',
    consultation(90),
  ],
])('/contact?%s offers %s at its price', (query, name, price, formerPrice, unit = '') => {
  const offer = enquiryFrom(new URLSearchParams(query))?.offer
  expect([offer?.name, offer?.price, offer?.formerPrice]).toEqual([
    name,
    formatRupees(price) + unit,
    formerPrice && formatRupees(formerPrice),
  ])
})

test('links about the free call, a career question or all bundles have no offer', () => {
  for (const query of [
    'session=15minutes',
    'offer=free-consultation',
    'consultation=career',
    'package=bundle',
  ])
    expect(enquiryFrom(new URLSearchParams(query))?.offer, query).toBeUndefined()
})

test('the enquiry names a pressed bundle and its price, but no unknown bundle', () => {
  const query = new URLSearchParams('package=bundle')
  expect(enquiryFrom(query, 'growth')).toMatchObject({
    prefill: 'I would like to book the Growth Pack.',
    offer: {
      name: 'Growth Pack',
      price: formatRupees(prices.bundles.growth),
      formerPrice: formatRupees(bundles.growth),
    },
  })
  expect(enquiryFrom(query, 'none')?.offer).toBeUndefined()
})

test('a link with an unknown duration prefills a question about its service', () => {
  expect(enquiryFrom(new URLSearchParams('service=during-studies&duration=3h'))?.prefill).toBe(
    'I would like to know more about During Studies.',
  )
})
