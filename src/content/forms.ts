export const forms = {
  privacyPolicy: 'Privacy policy',
  whatsapp: 'WhatsApp',
  notSent: 'This did not reach us. What you typed is still here: try again, or take another way.',
  startAfresh: 'Start afresh',
  draftKept: 'We kept what you typed on this device.',
  copyByHand: 'Your browser did not let us copy. The text is marked: copy it from there.',
  showPassword: (label: string) => `Show ${label.toLowerCase()}`,
  hidePassword: (label: string) => `Hide ${label.toLowerCase()}`,
  missing: {
    name: 'Please enter your name',
    email: 'Please enter your email address',
    phone: 'Please enter your phone number',
    message: 'Please write a message',
    password: 'Please enter your password',
  },
  badEmail: 'Please enter an email address like name@example.com',
}
