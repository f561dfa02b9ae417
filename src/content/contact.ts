export const contact = {
  form: {
    title: 'Send us a message',
    name: 'Your name',
    email: 'Email',
    message: 'Your message',
    submit: 'Send message',
    submitting: 'Sending...',
    sent: 'We have your message and answer by e-mail within 24 hours.',
    purpose: 'We use what you write only to answer you.',
  },
}
