import { brand } from '@/content/brand'

export type CheckoutOrder = {
  /** As they are listed: `SOP review: ₹1,650`. */
  items: readonly string[]
  total: string
  reference: string
  customer: { name: string; phone: string; email: string; message: string }
}

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
  sent: {
    title: 'One more step: send us your order',
    text: 'This page does not send it by itself. Choose WhatsApp or e-mail: the message is already written.',
    whatsapp: 'Send this order on WhatsApp',
    email: 'Send this order by e-mail',
  },
  subject: (reference: string) => `Order ${reference}`,
  message: ({ items, total, reference, customer }: CheckoutOrder) =>
    [
      `Hello ${brand.name}! I would like to order:`,
      ...items.map((item) => `- ${item}`),
      `Total: ${total}`,
      `Payment reference: ${reference}`,
      `Name: ${customer.name}`,
      `Phone: ${customer.phone}`,
      `Email: ${customer.email}`,
      customer.message && `Message: ${customer.message}`,
    ]
      .filter(Boolean)
      .join('\n'),
}
