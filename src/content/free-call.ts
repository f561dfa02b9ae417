export const freeCall = {
  title: 'Book your free 15-minute call',
  promise: 'We reply within 2 hours on WhatsApp during business hours. No credit card, no obligation.',
  name: 'Your name',
  phone: 'Phone / WhatsApp number',
  phonePlaceholder: '+32 XXX XXX XXX',
  confirm: 'Confirm my free call',
  submitting: 'Submitting...',
  chat: 'Or message us on WhatsApp',
  privacy: 'We use your name and number only to reply to you.',
  missingName: 'Please enter your name',
  missingPhone: 'Please enter your phone number',
}
