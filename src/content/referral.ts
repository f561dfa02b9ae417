import { prices } from '@/content/prices'
import { formatRupees } from '@/lib/money'

const reward = formatRupees(prices.referral)

export const referral = {
  lead: 'Share your link. When your friend books a bundle or a service package, both of you save.',
  rewards: [
    {
      amount: reward,
      title: 'off for your friend',
      text: 'Taken from the price of what they book.',
    },
    {
      amount: reward,
      title: 'credit for you',
      text: 'Credits never expire and can be stacked.',
    },
  ],
  steps: {
    title: 'How it works',
    items: [
      {
        title: 'Get your code',
        text: 'We only need your email address, to know whose credit it is.',
      },
      { title: 'Share your link', text: 'By WhatsApp, or any way you like.' },
      {
        title: 'Your friend books',
        text: 'Our forms add your code by themselves for 90 days, on the phone or computer where your friend opened the link. On WhatsApp, by mail or in a call, ask your friend to mention the code there.',
      },
    ],
  },
  form: {
    title: 'Get your referral code',
    email: 'Email',
    submit: 'Generate my code',
    submitting: 'Generating...',
    purpose: 'We use your email address only to credit your referrals.',
  },
  made: {
    receipt: {
      noun: 'referral',
      title: 'Your referral code',
      steps: [
        'Your code is made.',
        'You share your link.',
        'Your friend books a bundle or a service package.',
        `Your friend pays ${reward} less, and we note ${reward} credit for you.`,
      ],
      stepsDone: 1,
      change: 'Correct my email',
    },
    code: 'Your code',
    link: 'Your link',
    copy: 'Copy link',
    share: 'Share',
    notOpenedHint: 'Nothing opened? Copy the link, or send it by',
    otherWay: 'WhatsApp',
    whatsapp: 'Share on WhatsApp',
    kept: 'Write it down, too.',
  },
  invitation: (link: string) =>
    `Thinking of studying or working in Europe? With my StudyBridge link you get ${reward} off a bundle or service package: ${link}`,
  terms:
    'Both count when your friend books with your code. Either a form of this site sends it, within 90 days and on the same device, or your friend tells us.',
}

/** Texts for a visitor who arrives with a friend’s code. */
export const referralLine = {
  offer: `${reward} off with your friend’s code, once we have checked it`,
  kept: (code: string) =>
    `Your friend’s code ${code} is kept on this device for 90 days: ${reward} off a bundle or a package.`,
  remove: 'Remove',
  removed: 'The code is removed from this device.',
}
