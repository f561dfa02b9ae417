import { brand } from '@/content/brand'
import type { SubmittedOrder, UnsentOrder } from '@/lib/submitted-order'

export const checkout = {
  lead: 'Check what you picked, tell us how to reach you, and pay after we have confirmed.',
  none: {
    title: 'No Services Selected',
    text: 'Please go back to the services page and select the services you need.',
    back: 'Back to the services',
  },
  summary: { title: 'Order summary', total: 'Total', change: 'Change the selection' },
  form: {
    title: 'Your details',
    name: 'Your name',
    phone: 'Phone / WhatsApp number',
    email: 'Email',
    message: 'Anything we should know? (optional)',
    submit: 'Submit order',
    submitting: 'Submitting...',
    purpose: 'What you type stays on this device until you send it to us yourself.',
  },
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

/** An order that is submitted, which sends nothing: the visitor sends it. */
export const orderToSend = {
  panel: {
    title: 'Not sent yet: choose how to send it',
    text: 'This page does not send your order by itself. The message is already written.',
    whatsapp: 'Send this order on WhatsApp',
    email: 'Send it by e-mail',
  },
  line: {
    text: (total: string) => `Your order of ${total} is not sent yet.`,
    sendBy: 'Send it by',
    whatsapp: 'WhatsApp',
    or: 'or',
    email: 'e-mail',
    remove: 'Remove',
    removed: 'The order is removed from this device.',
  },
  opened: {
    whatsapp: 'Opened WhatsApp. Press send there.',
    email: 'Opened your e-mail. Press send there.',
  },
  again: {
    whatsapp: 'Open WhatsApp again',
    email: 'Open the e-mail again',
  },
  notOpened: 'Did nothing open? Try again, or the other way.',
  subject: (reference: string) => `Order ${reference}`,
  /** Of an earlier visit there are no contact details. */
  message: ({ items, total, reference, customer }: UnsentOrder & Partial<SubmittedOrder>) =>
    [
      `Hello ${brand.name}! I would like to order:`,
      ...items.map((item) => `- ${item}`),
      `Total: ${total}`,
      `Payment reference: ${reference}`,
      ...(customer
        ? [
            `Name: ${customer.name}`,
            `Phone: ${customer.phone}`,
            `Email: ${customer.email}`,
            customer.message && `Message: ${customer.message}`,
          ]
        : []),
    ]
      .filter(Boolean)
      .join('\n'),
}
