import { brand } from '@/content/brand'
import { servicesById } from '@/content/catalogue'
import { prices } from '@/content/prices'
import { formatRupees } from '@/lib/money'

export const checkout = {
  lead: 'An order request, without payment. You pay after we have confirmed it.',
  none: {
    title: 'No Services Selected',
    text: 'Please go back to the services page and select the services you need.',
    back: 'Back to the services',
    single: 'Or take one of these',
    services: servicesById(['university-shortlisting', 'sop-review', 'visa-document-check']),
  },
  product: (services: readonly string[]) => `Services: ${services.join(', ')}`,
  friend: `Your friend’s ${formatRupees(prices.referral)} counts for bundles and packages, not for single services.`,
  summary: {
    title: 'Order summary',
    total: 'Total',
    change: 'Change the selection',
    remove: (service: string) => `Remove ${service}`,
  },
  form: {
    title: 'Your details',
    name: 'Your name',
    phone: 'Phone / WhatsApp number',
    email: 'Email',
    message: 'Anything we should know? (optional)',
    submit: 'Send order request',
    submitting: 'Submitting...',
    purpose:
      'This is a request without payment: no contract is made yet. We use your details only for this order.',
    services: 'Services',
    total: 'Total',
  },
  receipt: {
    noun: 'order',
    title: 'We have your order',
    steps: [
      'You wrote your order.',
      'We received it.',
      'We write to you and confirm the services and the price.',
      'You pay by UPI or bank transfer, with your payment reference.',
    ],
    stepsDone: 2,
  },
  ask: {
    text: 'Questions about this order?',
    whatsapp: 'Ask on WhatsApp',
    email: 'Ask by e-mail',
    subject: (reference: string) => `Order ${reference}`,
    message: (reference: string) => `Hello ${brand.name}! I have a question about my order ${reference}.`,
  },
  /** The prefilled chat and e-mail when the order could not be sent. */
  chatText: (product: string, total: string, name: string) =>
    [`Hello ${brand.name}! I would like to order:`, product, `Total: ${total}`, name && `Name: ${name}`]
      .filter(Boolean)
      .join('\n'),
  payment: {
    title: 'How you pay',
    steps: [
      'Pay only after we have confirmed your order. We write to you within 24 hours.',
      'Pay by UPI or bank transfer. No card is needed, and nothing is charged on this page.',
      'Write your payment reference into the transfer, so that we know it is yours.',
    ],
    reference: 'Your payment reference',
    copy: 'Copy reference',
    unnamed: 'It appears here as soon as you have typed your name.',
  },
}
