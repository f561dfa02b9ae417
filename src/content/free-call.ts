export const freeCall = {
  title: 'Book your free 15-minute call',
  promise:
    'Leave your name and number. We reply within 2 hours on WhatsApp during business hours. No credit card.',
  /** Above the fields, when the dialog is opened again. */
  requested: 'Send the form again only if something has changed.',
  receipt: {
    title: 'We have your request',
    steps: (at: string) => [
      `You asked for a call on ${at}.`,
      'We reply on WhatsApp, and agree on a time.',
      'We call you: 15 minutes, free.',
    ],
    done: 1,
  },
  name: 'Your name',
  phone: 'Phone / WhatsApp number',
  phonePlaceholder: '+32 XXX XXX XXX',
  confirm: 'Confirm my free call',
  submitting: 'Submitting...',
  chat: 'Or message us on WhatsApp',
  purpose: 'We use your name and number to call you back, and for one follow-up message at most.',
}
