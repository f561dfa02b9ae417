import { expect, test } from 'vitest'
import { sampleCompanies } from '@/content/belgium-database'
import { openingHours } from '@/content/opening-hours'
import { prices, shownPrice } from '@/content/prices'
import { formatRupees } from '@/lib/money'
import { pageWords } from '@/testing/page-words'

const belgium = '/destinations/belgium'
const netherlands = '/destinations/netherlands'
const luxembourg = '/destinations/luxembourg'
const germany = '/destinations/germany'
const hidden = '/blog/hidden-costs-studying-abroad'
const choosing = '/blog/choose-right-consultant'
const universities = '/blog/university-selection-belgium'
const after = '/services/post-study'
const otherCountries = [netherlands, luxembourg, germany]

const session = prices.durations['30 minutes']

/** What was wrong, where, and what stands there now. */
const corrections: readonly { what: string; page: string; gone?: RegExp; there?: RegExp }[] = [
  {
    what: 'tuition at Uni.lu',
    page: luxembourg,
    gone: /€24,000|wealth management/i,
    there: /own list about ₹22,000 a semester €200 a semester 2024/,
  },
  {
    what: 'one master’s at its own fee',
    page: luxembourg,
    there: /logistics and supply chain management about ₹13\.2 lakh a semester, 2 semesters €12,000/,
  },
  {
    what: 'tuition at Uni.lu stays a range',
    page: luxembourg,
    there: /from ₹44,000 €400 most programmes/,
  },
  {
    what: 'the Blue Card is not the only way to stay',
    page: luxembourg,
    there: /a job linked to your studies, paid at least the minimum wage for qualified work/,
  },
  {
    what: 'three ways to stay, and their pay',
    page: luxembourg,
    there: /by way of ADEM .*€3,325\.60 a month.*€47,174 .*€65,652 /,
  },
  {
    what: 'the Blue Card is not the only way to stay',
    page: '/faq',
    there: /€3,325\.60 a month\) in a job linked to your studies\. For the EU Blue Card €65,652, or €47,174/,
  },
  {
    what: 'the Blue Card is not the only way to stay',
    page: after,
    there: /A job linked to your studies .*€65,652/,
  },
  { what: 'guichet.lu’s own name for it', page: luxembourg, there: /simplified procedure for graduates/ },
  {
    what: 'permits below the Blue Card',
    page: germany,
    gone: /Below these salaries a skilled-worker permit is possible/,
    there:
      /under 45 years of age; the job must fit your degree\. Other permits exist below the Blue Card; ask/,
  },
  { what: 'the same in short', page: '/faq', there: /Other permits exist below this; ask/ },
  {
    what: 'rooms in Brussels',
    page: belgium,
    gone: /€410 to €550/,
    there: /€550 a month without charges, €680 with .*2024 · The Brussels Times/,
  },
  { what: 'rooms in Brussels', page: universities, gone: /€410 to €550/, there: /€680 with them in 2024/ },
  {
    what: 'hours of student jobs, apart from those of the permit',
    page: belgium,
    gone: /The number has changed/,
    there: /650 hours a year\. That is a rule of its own: it does not raise the 20 hours a week/,
  },
  {
    what: 'the blocked account has no amount on the Foreign Office’s page',
    page: germany,
    gone: /Foreign Office/,
    there: /€992 a month, €11,904 a year [^€]*2026 · BAföG/,
  },
  { what: 'the blocked account', page: '/faq', gone: /Foreign Office/, there: /BAföG/ },
  {
    what: 'the year of the APS fee',
    page: germany,
    there: /₹18,000, about 3 to 4 weeks [^€]*2022 · The Indian/,
  },
  {
    what: 'the year of the APS fee',
    page: '/faq',
    there: /₹18,000 and takes [^€]*2022 · The Indian Express/,
  },
  { what: 'the year of the APS fee', page: hidden, there: /₹18,000 \[5\] 2022/ },
  ...[netherlands, '/faq'].map((page) => ({
    what: 'the year of Dutch application fees',
    page,
    there: /about €75 to €100(?: at some institutions\.)? 2024-25 · Study in NL/,
  })),
  { what: 'the year of Dutch application fees', page: hidden, there: /€75 to €100 \[3\] 2024-25/ },
  ...[belgium, '/faq', '/services/admission-guidance', ...otherCountries].map((page) => ({
    what: 'fees in Antwerp come from Belga',
    page,
    there: /€7,800[^€]*2026-27 · Belga/,
  })),
  {
    what: 'a German insurer for Germany',
    page: hidden,
    gone: /more than €140/,
    there: /€141\.16 to €146\.29/,
  },
  ...[germany, '/faq', '/services/during-studies'].map((page) => ({
    what: 'a German insurer for Germany',
    page,
    there: /€141\.16 to €146\.29 a month with (?:one large insurer, )?TK[^€]*2026 · Techniker/,
  })),
  {
    what: 'the rupee fee is not in the Residence Ordinance',
    page: germany,
    there: /about ₹8,300 In May 2026\. The visa centre adds its own charge\. 2026 · Yourweg/,
  },
  {
    what: 'living in Luxembourg: our range, and the guide’s',
    page: luxembourg,
    there: /Our range\. A guide of 2026 puts rooms in the city at €900 to €1,600\./,
  },
  ...[belgium, '/faq', hidden, choosing].map((page) => ({
    what: 'paid guarantors',
    page,
    gone: /is fraud|warns of fraud|are a fraud|can be fraud/,
    there: /ULB warns that paid guarantors can be a fraud/,
  })),
  ...['/faq', universities, '/services/admission-guidance'].map((page) => ({
    what: 'the size of a shortlist',
    page,
    gone: /four to eight/i,
    there: /5 to 8 programmes/,
  })),
  {
    what: 'the promise of a reply at the weekend',
    page: '/faq',
    there: /Friday evening to Sunday: by Monday/,
  },
  { what: 'the same', page: '/contact', there: /Friday evening to Sunday: by Monday/ },
  {
    what: 'where the referral code does not travel',
    page: '/referral',
    gone: /You do not have to tell us/,
    there: /ask your friend to mention the code there/,
  },
  {
    what: 'prices',
    page: '/pricing',
    gone: /all on this page|less than one by one|You save|before ₹/,
    there: /was ₹/,
  },
  { what: 'prices', page: '/services', gone: /may cost less/ },
  { what: 'commission', page: '/pricing', gone: /universities pay us nothing/ },
  { what: 'commission', page: '/', gone: /universities do not|No university pays/, there: /student-funded/ },
  {
    what: 'commission',
    page: '/faq',
    gone: /No\. Our consultants/,
    there: /work without commission, and our/,
  },
  {
    what: 'commission',
    page: '/about',
    gone: /no university does|we earn the same/,
    there: /student-funded/,
  },
  {
    what: 'what a bundle costs is compared with a sum that is true',
    page: '/pricing',
    gone: /cheaper|(?:Growth Pack|Complete Journey) \(/,
    there: new RegExp(
      `Starter Pack \\(${formatRupees(session)}\\) and the database \\(${formatRupees(shownPrice)}\\) come to ${formatRupees(session + shownPrice)} one by one`,
    ),
  },
  { what: 'companies', page: '/companies', gone: /hire in English/ },
  { what: 'companies', page: '/companies/belgium', there: /See 3 companies free/ },
  ...[belgium, netherlands, luxembourg].map((page) => ({
    what: 'what the button says',
    page,
    gone: /Register as a student|What speaks for/,
    there: /Tell us your plans/,
  })),
]

test.each(corrections)('$page: $what', ({ page, gone, there }) => {
  const text = pageWords.get(page) ?? ''
  expect(text.length).toBeGreaterThan(500)
  expect(gone?.exec(text)?.[0]).toBeUndefined()
  expect(there?.test(text) ?? true, String(there)).toBe(true)
})

/** Words that readers stumbled over, or that claim what nothing supports. None of them on any page. */
const gone = [
  /\bdear(?:er)?\b/,
  /\bOn the spot\b/,
  /\bLook at the first three\b/,
  /\bRegister as a student\b/,
  /\bWhat speaks for\b/,
  /\bYou save\b/,
  /\bHas Indian employees\b/,
  /\bno contract with any\b/,
  /\b(?<!research )(?<!its )papers\b/i,
  /Last checked/,
  /\ball (?:the )?prices on this page\b/i,
  /\bfour to eight\b/i,
  // The one rate of the whole site.
  /₹(?!110 for €1 \(May 2026\))\d+ (?:for|to|=) €1\b/,
]

test.each(gone)('no page says %s', (pattern) => {
  expect([...pageWords].filter(([, text]) => pattern.test(text)).map(([url]) => url)).toEqual([])
})

test('a page with figures says from what they were read, in the same words', () => {
  const figured = [...pageWords].filter(([, text]) => text.includes('Figures change every year'))
  expect(figured.length).toBeGreaterThanOrEqual(9)
  for (const [, text] of figured) expect(text).toContain('Read from published copies, October/November 2026')
})

test.each(['Asia/Calcutta', 'Asia/Kolkata'])('%s is called India', (zone) => {
  expect(openingHours.zoneNames[zone]).toBe('India')
})

test('no sample company is said to have Indian employees: nothing supports it', () => {
  expect(sampleCompanies.filter(({ hasIndianEmployees }) => hasIndianEmployees)).toEqual([])
})
