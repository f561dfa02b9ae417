import { contactPath } from '@/content/contact-links'
import { type CountrySlug, countriesInText, countryCount } from '@/content/destinations'
import { prices } from '@/content/prices'
import { formatRupees } from '@/lib/money'
import { paths } from '@/lib/paths'

export const home = {
  hero: {
    eyebrow: `From India to ${countriesInText.replace(/\b(the|and) /g, '$1\u00a0')}`,
    lead: 'Unbiased, student-funded guidance from people who live there. The free call gives first answers on country, cost and visa. Then you decide.',
    call: 'Get Free Consultation',
    consultant: 'Become a Consultant',
    points: ['Prices in rupees', 'Free call: we reply within 2 business hours'],
  },
  services: {
    title: 'Help at every stage',
    label: 'Our services',
    slides: [
      {
        icon: 'compass',
        title: 'Admission Guidance & Strategy',
        text: 'A shortlist that fits your grades, budget and goals, and a plan with every deadline.',
        points: [
          `Our ${countryCount} countries compared for your profile`,
          'Feedback on your own SOP, CV and letters',
          'Visa file checked before you submit',
        ],
        price: `Whole package ${formatRupees(prices.packages.admissionGuidance)}`,
        link: { label: 'See admission guidance', to: paths.admissionGuidanceStrategy },
      },
      {
        icon: 'graduation-cap',
        title: 'During Studies',
        text: 'The first weeks decide a lot. We help you register, settle and keep your residence rights.',
        points: [
          'Town hall, residence card, insurance, bank',
          'Housing checks before you pay a deposit',
          'Study-progress and work-hour rules explained',
        ],
        price: `Whole package ${formatRupees(prices.packages.duringStudies)} a semester`,
        link: { label: 'See study support', to: paths.duringStudies },
      },
      {
        icon: 'briefcase',
        title: 'Post-Study',
        text: 'Coaching for the step into work: in Europe, back in India, or somewhere else.',
        points: [
          'CV and LinkedIn for European employers',
          'Interview practice with honest feedback',
          'Work permits and salary thresholds explained',
        ],
        price: `Career consultation ${formatRupees(prices.careerConsultation)}`,
        link: { label: 'See post-study help', to: paths.postStudy },
      },
    ],
  },
  destinations: {
    title: `Compare the\u00a0${countryCount}\u00a0countries`,
    label: 'Destinations',
    slides: {
      belgium: {
        points: [
          'Moderate tuition at public universities',
          '12-month search year after your degree',
          'Pharma, chip and logistics employers close by',
        ],
      },
      germany: {
        points: [
          'No tuition at most public universities',
          'Up to 18 months to look for qualified work',
          'A large job market in engineering and IT',
        ],
      },
      netherlands: {
        points: [
          'A very wide choice of degrees in English',
          '12-month orientation year for graduates',
          'A public register of sponsoring employers',
        ],
      },
      luxembourg: {
        points: [
          'Low tuition at the public university',
          'Multilingual degrees and small classes',
          'Finance, EU, space and ICT employers',
        ],
      },
    } satisfies Record<CountrySlug, { points: readonly string[] }>,
    /** The cost of a first year, as the budget card above shows it. */
    firstYear: (amount: string) => `First year, master’s in English: from ${amount}`,
    more: 'Learn More',
    /** Hidden text after `more`, for screen readers and search engines. */
    moreAbout: (country: string) => ` about ${country}`,
    note: 'Rules and fees change every year.',
  },
  steps: {
    title: 'How it works',
    items: [
      {
        title: 'Choose a destination',
        text: `Tell us your grades, budget and goal. No idea yet? We compare all ${countryCount}.`,
      },
      {
        title: 'Get expert guidance',
        text: 'A free 15-minute call. We recommend 2 to 3 consultants, and you decide.',
      },
      {
        title: 'Start your journey',
        text: 'Apply, get your visa and arrive, with somebody to ask at each step.',
      },
    ],
  },
  team: {
    title: 'Advice from people who live there',
    highlights: [
      {
        icon: 'map-pin',
        title: 'Local knowledge',
        text: 'They know the town hall and the housing market, not only the brochure.',
      },
      {
        icon: 'scale',
        title: 'Student-funded',
        text: 'They work without commission. Ask every adviser who pays.',
      },
      {
        icon: 'circle-check',
        title: 'Consultants are checked',
        text: 'We read every consultant’s application before they advise you.',
      },
      {
        icon: 'messages-square',
        title: 'Easy to reach',
        text: 'WhatsApp, phone or email, in the Indian afternoon and evening.',
      },
    ],
    book: { label: 'Book a free call', to: contactPath({ offer: 'free-consultation' }) },
    meet: { label: 'Meet the team', to: paths.consultants },
  },
  reviews: {
    title: 'What students say',
    label: 'Reviews',
    dot: (set: number, sets: number) => `Show set ${set} of ${sets}`,
    rating: (rating: number) => `${rating} out of 5 stars`,
  },
  why: {
    title: 'Why choose StudyBridge',
    items: [
      {
        icon: 'compass',
        title: 'Costs and dates first',
        text: `The plan shows both for ${countryCount} countries, without a sign-up.`,
      },
      {
        icon: 'tag',
        title: 'Prices you can see',
        text: 'Every service has its price in rupees on this site.',
      },
      {
        icon: 'circle-check',
        title: 'What you can do alone',
        text: 'Much of it is public and free. We say which parts.',
      },
      { icon: 'split', title: 'Three instalments', text: 'Bundles can be paid in three parts.' },
      {
        icon: 'book-open-check',
        title: 'Named sources',
        text: 'Beside an official figure we print where it comes from.',
      },
      {
        icon: 'shield-check',
        title: 'Honest limits',
        text: 'Nobody can promise an admission, a visa or a job. We do not.',
      },
    ],
  },
  closing: {
    heading: 'Book a session, or ask first',
    text: 'A session has its price in rupees. A question costs nothing.',
    actions: [
      { label: 'Book a Session', to: contactPath({ session: '30minutes' }) },
      { label: 'Contact Us', to: paths.contact },
    ],
  },
} as const

export const carousel = {
  pause: 'Pause the slides',
  play: 'Let the slides change again',
  previous: 'Previous slide',
  next: 'Next slide',
  dot: (slide: number, slides: number) => `Go to slide ${slide} of ${slides}`,
  position: (slide: number, slides: number) => `${slide} of ${slides}`,
}
