import { firstCallFree, sessionPrices } from '@/content/prices'
import { formatRupees } from '@/lib/money'

/** The sessions that can follow the free call, in rupees. `id` is the `session` in links. */
export const bookingSessions = [
  {
    id: '15',
    minutes: 15,
    title: 'Quick question',
    price: sessionPrices.booking[15],
    description: 'One question, one clear answer.',
    popular: false,
  },
  {
    id: '30',
    minutes: 30,
    title: 'Profile talk',
    price: sessionPrices.booking[30],
    description: 'Your profile and your next step.',
    popular: true,
  },
  {
    id: '60',
    minutes: 60,
    title: 'Plan talk',
    price: sessionPrices.booking[60],
    description: 'A plan from shortlist to visa.',
    popular: false,
  },
] as const

export const booking = {
  lead: 'A free call on a day and at a time that suit you. We confirm it within 24 hours.',
  consultant: 'Your consultant',
  explanation: {
    title: 'What the free call is',
    points: [
      '15 minutes by phone or WhatsApp: free, no credit card.',
      'You ask, the consultant answers: country, university, budget, visa.',
      'At the end you know your next step. You owe nothing.',
    ],
  },
  form: {
    title: 'Choose a time for your free call',
    details: 'Your details',
    later: 'Optional: what might come after the call',
    nothingChosen: `Nothing chosen. Sessions from ${formatRupees(sessionPrices.booking[15])}.`,
    firstCallFree: `${firstCallFree} After the free call: a follow-up session, if you want one.`,
    session: 'If you go on after the free call, for how long?',
    sessionLabel: (minutes: number, price: string) => `${minutes} minutes, ${price}`,
    services: 'Help that you may want to add later',
    serviceLabel: (name: string, price: string) => `${name}, ${price}`,
    name: 'Your name',
    email: 'Email',
    phone: 'Phone / WhatsApp number',
    phoneHint: 'Without a number we agree by email how to call you.',
    date: 'Preferred date',
    dateHint: 'We work Monday to Friday. If the day is full, we suggest the nearest one.',
    time: 'Preferred time',
    anyTime: 'Any time',
    dayFirst: 'Choose a day first.',
    timesIn: (clock: string) => `Shown in ${clock}.`,
    closed: (day: string) => `We are closed on ${day}. The nearest open days:`,
    closedToday: 'We are closed for the rest of today. The nearest open days:',
    requestedTime: 'You asked for',
    message: 'What would you like to talk about?',
    submit: 'Ask for my call',
    submitting: 'Submitting...',
    sent: {
      noun: 'booking',
      title: 'We have your booking',
      steps: [
        'You asked for a call.',
        'We received it.',
        'We write to you with a day and a time. If it does not suit you, we find another.',
        'We talk for 15 minutes, free. You pay nothing for this call.',
      ],
      stepsDone: 2,
    },
    purpose: 'We use your details to arrange this call, and for one follow-up message at most.',
  },
  summary: {
    title: 'Your booking',
    item: 'Free call, 15 minutes',
    free: 'FREE',
    note: 'You pay nothing now, and nobody asks for a card.',
  },
}
