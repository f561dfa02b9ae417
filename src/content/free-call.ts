/** Texts for every button and form of the free call. */
const what = 'We call you on WhatsApp or by phone: 15 minutes, free, no credit card.'

/** The line beside the buttons that open the dialog. */
export const callRequested = (moment: string) => `Call requested · reply by ${moment}`

export const freeCall = {
  title: 'Book a free call',
  what,
  promise: `Leave your name and number. We reply within 2 hours on WhatsApp during business hours. ${what}`,
  chooseTime: 'Choose a time',
  plan: (plan: string) => `Your plan: ${plan}`,
  withoutPlan: 'Take it off',
  receipt: {
    noun: 'request',
    title: 'We have your request',
    steps: [
      'You asked for a call.',
      'We reply on WhatsApp, and agree on a time.',
      'We call you: 15 minutes, free.',
    ],
    stepsDone: 1,
  },
  /** A label in the receipt. */
  item: 'You asked for',
  free: 'A free call of 15 minutes',
  name: 'Your name',
  phone: 'Phone / WhatsApp number',
  /** The placeholder is a Belgian number, so the hint says that an Indian one may be shorter. */
  phoneHint: 'A number in India needs no country code.',
  phonePlaceholder: '+32 XXX XXX XXX',
  confirm: 'Ask for my call',
  submitting: 'Submitting...',
  chat: 'Or message us on WhatsApp',
  purpose: 'We use your name and number to call you back, and for one follow-up message at most.',
}
