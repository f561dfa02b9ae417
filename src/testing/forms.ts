import { screen, waitFor } from '@testing-library/react'
import { consultants } from '@/content/consultants'
import type { SubmissionTable } from '@/data/insert'
import { renderPage } from '@/testing/render-page'

export type Form = {
  name: string
  path: string
  /** The button that opens the form's dialog. */
  opener?: string | RegExp
  /** The specified notices and field errors when the form is sent blank. */
  blank?: readonly string[]
  /** The specified notice if the row is not stored. */
  failed?: string
  /** The specified notices after sending. */
  sent: readonly string[]
  /** Whether the draft stays on the device, so that the form always offers "Start afresh". */
  isKeptOnDevice?: boolean
  /** The address in a link after a failure. Most forms put the typed text into it. */
  failureLink?: RegExp
  /** Whether the row holds no code of a followed referral link. */
  hasNoReferralCode?: boolean
}

/** A link to a chat without the typed text. */
const greetingOnWhatsApp = /wa\.me/

const signup = {
  isKeptOnDevice: true,
  failureLink: greetingOnWhatsApp,
  failed: 'Something went wrong. Please try again.',
  sent: [
    'Registration Submitted',
    'Your application has been submitted for review. Check your email for confirmation.',
  ],
}

const formsByTable: Record<SubmissionTable, Form[]> = {
  consultation_requests: [
    {
      name: 'free-call',
      path: '/login',
      opener: 'Book FREE Call',
      blank: ['Missing Information', 'Please enter your name and phone number', 'Please enter your name'],
      failed: 'Failed to submit request. Please try WhatsApp instead.',
      sent: ['✅ Request Received!', "We'll contact you within 2 hours on WhatsApp"],
    },
    {
      name: 'booking',
      path: `/booking/${consultants[0]?.id}`,
      blank: ['Missing Information', 'Please fill in your name and email address.', 'Please enter your name'],
      failed: 'Failed to submit booking. Please try contacting us directly.',
      sent: ['Booking Request Sent!', "We'll contact you within 24 hours to confirm your appointment."],
    },
  ],
  contact_submissions: [
    {
      name: 'contact',
      path: '/contact',
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
      blank: ['Missing Information', 'Please fill in all required fields.', 'Please enter your phone number'],
      failed: 'Failed to submit order. Please try again or contact us directly.',
      sent: ['Order Received!', "We'll send payment details to your email shortly."],
    },
    {
      name: 'checkout',
      path: '/checkout?services=sop-review',
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
      failureLink: greetingOnWhatsApp,
      hasNoReferralCode: true,
      blank: ['Please enter a valid email address', 'Please enter your email address'],
      failed: 'Failed to generate referral code. Please try again.',
      sent: ['Referral code generated! Share it with your friends.'],
    },
  ],
  student_profiles: [{ name: 'signup-student', path: '/signup?type=student', ...signup }],
  consultant_applications: [{ name: 'signup-consultant', path: '/signup?type=consultant', ...signup }],
}

export const storingForms = Object.entries(formsByTable).flatMap(([table, forms]) =>
  forms.map((form) => ({ ...form, table })),
)

const signInNotices = [
  'Authentication Required',
  'Please connect Supabase integration to enable user authentication',
]

export const formsWithoutRequest: readonly Form[] = [
  {
    name: 'login',
    path: '/login',
    blank: ['Please enter your email address', 'Please enter your password'],
    sent: signInNotices,
  },
  { name: 'forgot-password', path: '/forgot-password', sent: signInNotices },
  {
    name: 'notify',
    path: '/companies',
    opener: /^Notify Me: /,
    blank: ['Please enter your name', 'Please enter your email address'],
    sent: ['Subscription Successful!', "We'll notify you when Netherlands database is ready."],
  },
]

export const allForms: readonly Form[] = [...storingForms, ...formsWithoutRequest]

/** Opens a form's page, and its dialog. */
export async function openForm({ name, path, opener }: Form, options?: { isReload: boolean }) {
  const { user } = await renderPage(path, options)
  const [button] = opener ? await screen.findAllByRole('button', { name: opener }) : []
  if (button) await user.click(button)
  const form = await waitFor(() => {
    const found = document.querySelector<HTMLFormElement>(`form[name=${name}]`)
    if (!found) throw new Error(`There is no form ${name}.`)
    return found
  })
  return { user, form }
}
