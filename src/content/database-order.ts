import { belgiumDatabase } from '@/content/belgium-database'
import { statements } from '@/content/owner-decisions'

const advertisedCompanies = '500+'

/** Texts of the dialog in which visitors order the database. */
export const databaseOrder = {
  advertisedCompanies,
  title: 'Order the Belgium database',
  description: [
    `${advertisedCompanies} companies in Belgium, ${belgiumDatabase.verifiedCompanies} on this page today. You pay nothing now: we send you the payment details.`,
    statements.companies,
  ]
    .filter(Boolean)
    .join(' '),
  product: 'Product',
  price: 'Price',
  name: 'Full name',
  email: 'Email',
  phone: 'Phone / WhatsApp number',
  message: 'Message (optional)',
  submit: 'Send order request',
  submitting: 'Submitting...',
  purpose:
    'This is a request without payment: no contract is made yet. We use your details only for this order.',
  stored: {
    lead: 'Keep your reference: you need it when you pay.',
    reference: 'Your order reference',
    copy: 'Copy reference',
    receipt: {
      noun: 'order',
      title: 'Order Received Successfully!',
      promise: 'We send the payment details',
      steps: [
        'Payment details by email within 24 hours.',
        'Pay by UPI or bank transfer.',
        'Database shared within 24-48 hours after payment verification.',
      ],
      stepsDone: 0,
    },
    close: 'Done',
  },
}
