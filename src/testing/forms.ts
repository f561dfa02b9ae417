import type { SubmissionTable } from '@/data/insert'

type Texts = readonly [string, ...string[]]

/** The facts of a form that tests in the simulated window and in the browser use. */
export type Form = {
  name: string
  path: string
  /** The button that opens the form's dialog. */
  opener?: string
  /** Label and text of each field that the browser fills in. */
  fields: Record<string, string>
  submit: string
  /** The specified notices and field errors when the form is sent blank. */
  blank?: Texts
  /** The specified notice if the row is not stored. */
  failed?: string
  /** The specified notices after sending. */
  sent: Texts
  /** Whether the draft stays on the device, so that the form always offers "Start afresh". */
  isKeptOnDevice?: boolean
  /** The address in a link after a failure. Most forms put the typed text into it. */
  failureLink?: RegExp
}

/** A link to a chat without the typed text. */
const greetingOnWhatsApp = /wa\.me/

const name = 'Asha Rao'
const email = 'asha@example.com'
const phone = '+91 98200 00000'

const signup = {
  fields: { 'Full name': name, Email: email },
  submit: 'Complete Registration',
  isKeptOnDevice: true,
  failureLink: greetingOnWhatsApp,
  failed: 'Something went wrong. Please try again.',
  sent: [
    'Registration Submitted',
    'Your application has been submitted for review. Check your email for confirmation.',
  ],
} satisfies Partial<Form>

const formsByTable: Record<SubmissionTable, Form[]> = {
  consultation_requests: [
    {
      name: 'free-call',
      path: '/about',
      opener: 'Book a free call',
      fields: { 'Your name': name, 'Phone / WhatsApp number': phone },
      submit: 'Ask for my call',
      blank: ['Missing Information', 'Please enter your name and phone number', 'Please enter your name'],
      failed: 'Failed to submit request. Please try WhatsApp instead.',
      sent: ['✅ Request Received!', "We'll contact you within 2 hours on WhatsApp"],
    },
    {
      name: 'booking',
      path: '/booking',
      fields: { 'Your name': name, Email: email },
      submit: 'Ask for my call',
      blank: ['Missing Information', 'Please fill in your name and email address.', 'Please enter your name'],
      failed: 'Failed to submit booking. Please try contacting us directly.',
      sent: ['Booking Request Sent!', "We'll contact you within 24 hours to confirm your appointment."],
    },
  ],
  contact_submissions: [
    {
      name: 'contact',
      path: '/contact',
      fields: { 'Your name': name, Email: email, 'Your message': 'Ghent or Leuven?' },
      submit: 'Send message',
      blank: ['Please enter your name', 'Please enter your email address', 'Please write a message'],
      failed: 'Failed to send message. Please try emailing us directly.',
      sent: ['Message Sent!', "Thank you for contacting us. We'll get back to you within 24 hours."],
    },
  ],
  database_orders: [
    {
      name: 'order',
      path: '/companies/belgium',
      opener: 'Get Database Access',
      fields: { 'Full name': name, Email: email, Phone: phone },
      submit: 'Send order request',
      blank: ['Missing Information', 'Please fill in all required fields.', 'Please enter your phone number'],
      failed: 'Failed to submit order. Please try again or contact us directly.',
      sent: ['Order Received!', "We'll send payment details to your email shortly."],
    },
    {
      name: 'checkout',
      path: '/checkout?services=consultation-30,sop-review,cv-review&total=1',
      fields: { 'Your name': name, Email: email, Phone: phone },
      submit: 'Send order request',
      isKeptOnDevice: true,
      blank: ['Please enter your name', 'Please enter your phone number', 'Please enter your email address'],
      failed: 'Failed to submit order. Please try again or contact us directly.',
      sent: [
        'Order Submitted Successfully!',
        "We'll contact you within 24 hours to confirm your order and payment.",
      ],
    },
  ],
  referrals: [
    {
      name: 'referral',
      path: '/referral',
      fields: { Email: email },
      submit: 'Generate my code',
      failureLink: greetingOnWhatsApp,
      blank: ['Please enter a valid email address', 'Please enter your email address'],
      failed: 'Failed to generate referral code. Please try again.',
      sent: ['Referral code generated! Share it with your friends.'],
    },
  ],
  student_profiles: [{ name: 'signup-student', path: '/signup?type=student&step=1', ...signup }],
  consultant_applications: [{ name: 'signup-consultant', path: '/signup?type=consultant&step=1', ...signup }],
}

export const storingForms = Object.entries(formsByTable).flatMap(([table, forms]) =>
  forms.map((form) => ({ ...form, table })),
)

const signInNotices: Texts = [
  'Authentication Required',
  'Please connect Supabase integration to enable user authentication',
]

export const formsWithoutRequest: readonly Form[] = [
  {
    name: 'login',
    path: '/login',
    fields: { Email: email, Password: 'Correct-Horse-42' },
    submit: 'Sign in',
    blank: ['Please enter your email address', 'Please enter your password'],
    sent: signInNotices,
  },
  {
    name: 'forgot-password',
    path: '/forgot-password',
    fields: { Email: email },
    submit: 'Send reset link',
    sent: signInNotices,
  },
  {
    name: 'notify',
    path: '/companies',
    opener: 'Notify Me: Netherlands',
    fields: { 'Your name': name, Email: email },
    submit: 'Notify me',
    blank: ['Please enter your name', 'Please enter your email address'],
    sent: ['Subscription Successful!', "We'll notify you when Netherlands database is ready."],
  },
]

export const allForms: readonly Form[] = [...storingForms, ...formsWithoutRequest]
