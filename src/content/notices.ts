const success = (title: string, text: string) => ({ tone: 'success', title, text }) as const satisfies Notice
const failure = (title: string, text: string) => ({ tone: 'failure', title, text }) as const satisfies Notice

/** The toasts of forms, word for word as specified. */
export const notices = {
  freeCall: {
    success: success('✅ Request Received!', "We'll contact you within 2 hours on WhatsApp"),
    failure: failure('Error', 'Failed to submit request. Please try WhatsApp instead.'),
    missing: failure('Missing Information', 'Please enter your name and phone number'),
  },
  contact: {
    success: success('Message Sent!', "Thank you for contacting us. We'll get back to you within 24 hours."),
    failure: failure('Error', 'Failed to send message. Please try emailing us directly.'),
  },
  signIn: {
    unavailable: failure(
      'Authentication Required',
      'Please connect Supabase integration to enable user authentication',
    ),
  },
  application: {
    success: success(
      'Registration Submitted',
      'Your application has been submitted for review. Check your email for confirmation.',
    ),
    refused: (message: string) => failure('Error', message),
    notReturned: failure(
      'Registration Failed',
      'Your application could not be saved. Please contact support.',
    ),
    failure: failure('Error', 'Something went wrong. Please try again.'),
  },
  notify: {
    success: (country: string) =>
      success('Subscription Successful!', `We'll notify you when ${country} database is ready.`),
  },
  order: {
    success: success('Order Received!', "We'll send payment details to your email shortly."),
    failure: failure('Error', 'Failed to submit order. Please try again or contact us directly.'),
    missing: failure('Missing Information', 'Please fill in all required fields.'),
  },
  booking: {
    success: success(
      'Booking Request Sent!',
      "We'll contact you within 24 hours to confirm your appointment.",
    ),
    failure: failure('Error', 'Failed to submit booking. Please try contacting us directly.'),
    missing: failure('Missing Information', 'Please fill in your name and email address.'),
  },
  referral: {
    success: { tone: 'success', text: 'Referral code generated! Share it with your friends.' },
    failure: { tone: 'failure', text: 'Failed to generate referral code. Please try again.' },
    invalidEmail: { tone: 'failure', text: 'Please enter a valid email address' },
    linkCopied: { tone: 'success', text: 'Referral link copied to clipboard!' },
  },
  checkout: {
    success: success(
      'Order Submitted Successfully!',
      "We'll contact you within 24 hours to confirm your order and payment.",
    ),
    referenceCopied: success('Copied to clipboard', 'Payment details copied successfully'),
  },
} as const

export type Notice = { tone: 'success' | 'failure'; title?: string; text: string }
