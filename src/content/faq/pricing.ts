import { bookCall } from '@/content/faq/links'
import type { FaqGroup } from '@/content/faq/types'
import { owner } from '@/content/legal/owner'
import { prices } from '@/content/prices'
import { formatRupees } from '@/lib/money'
import { paths } from '@/lib/paths'

const reward = formatRupees(prices.referral)

export const pricing: FaqGroup = {
  id: 'pricing-refunds',
  title: 'Pricing and refunds',
  questions: [
    {
      id: 'bundles',
      question: 'What do the bundles cost?',
      answer: [
        {
          text: `Starter Pack ${formatRupees(prices.bundles.starter)}, Growth Pack ${formatRupees(prices.bundles.growth)}, Complete Journey ${formatRupees(prices.bundles.complete)}. All include sessions, support and access to the Belgium company database.`,
          ours: true,
        },
      ],
      link: { label: 'See all prices', to: paths.pricing },
    },
    {
      id: 'instalments',
      question: 'Can I pay in parts?',
      answer: [{ text: 'Yes. You can pay a bundle in 3 instalments.', ours: true }],
    },
    {
      id: 'taxes',
      question: 'Is GST or VAT included, and do I get an invoice?',
      answer: [
        { text: 'Our written offer states the full price with taxes before you pay anything.', ours: true },
        ...(owner.taxes?.trim() ? [{ text: owner.taxes.trim(), ours: true as const }] : []),
      ],
    },
    {
      id: 'refunds',
      question: 'What is the refund rule?',
      answer: [
        { text: 'You can ask for a refund within 7 days of your first paid consultation.', ours: true },
        { text: 'Your legal right to withdraw within 14 days comes on top.', ours: true },
      ],
      link: { label: 'Read the terms', to: paths.terms },
    },
    {
      id: 'not-included',
      question: 'What is not included in your prices?',
      answer: [
        {
          text: 'University and visa fees, tests, APS, translations, apostille, insurance, blocked account, flights and rent.',
        },
      ],
    },
    {
      id: 'referral-credit',
      question: 'How does the referral credit work?',
      answer: [
        {
          text: `Your friend gets ${reward} off, and you get ${reward} credit, when the friend books any bundle or service package. Credits never expire and can be added together.`,
          ours: true,
        },
      ],
      link: { label: 'Refer a friend', to: paths.referral },
    },
    {
      id: 'really-free',
      question: 'Is the free call really free?',
      answer: [{ text: 'Yes. 15 minutes, no credit card, no duty to buy anything.', ours: true }],
      link: bookCall,
    },
  ],
}
