import { formatRupees } from '@/lib/money'

/** In rupees, when the friend books any package. */
export const reward = { friend: 1000, referrer: 1000 }

export const referral = {
  lead: 'Share your link. When your friend books any package, both of you save.',
  rewards: [
    {
      amount: formatRupees(reward.friend),
      title: 'off for your friend',
      text: 'Taken from the price of the package that they book.',
    },
    {
      amount: formatRupees(reward.referrer),
      title: 'credit for you',
      text: 'Credits never expire and can be stacked.',
    },
  ],
  steps: {
    title: 'How it works',
    items: [
      {
        title: 'Get your code',
        text: 'Your email address is all we need, so that we know whose credit it is.',
      },
      { title: 'Share your link', text: 'By WhatsApp, or any way you like.' },
      {
        title: 'Your friend books',
        text: 'The code travels with what is sent through the forms of this site, on the same device, for 90 days. It does not travel with WhatsApp, mail or calls: ask your friend to mention the code there.',
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
    code: 'Your referral code',
    link: 'Your link',
    copy: 'Copy link',
    share: 'Share',
    whatsapp: 'Share on WhatsApp',
    note: 'Keep this code: it is shown here only until you leave the page.',
  },
  invitation: (link: string) =>
    `Thinking of studying or working in Europe? With my StudyBridge link you get ${formatRupees(reward.friend)} off any package: ${link}`,
  terms:
    'The discount and the credit count when your friend books a package with your code: sent through a form of this site on the same device within 90 days of following your link, or mentioned to us.',
}

/** What a visitor sees who arrives with a friend’s code. */
export const referralLine = {
  kept: (code: string) => `Your friend’s code ${code} is kept on this device for 90 days.`,
  remove: 'Remove',
  removed: 'The code is removed from this device.',
}
