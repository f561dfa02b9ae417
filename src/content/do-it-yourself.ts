import { paths } from '@/lib/paths'

/** Tasks that students can do without us, and tasks that are impossible. */
export const doItYourself = {
  title: 'What you could do yourself, and what we add',
  lead: 'Most of it is public and free. You pay for time, a second pair of eyes and somebody who lives there.',
  table: 'What you can do yourself, and what we do',
  head: ['What', 'Yourself', 'With us'],
  rows: [
    [
      'Find programmes',
      'Yes: the universities’ own pages and the national portals, free.',
      'A shortlist with the reasons, and what to leave out.',
    ],
    [
      'Apply',
      'Yes: you fill in the form, with log-ins of your own.',
      'We go through it with you. You submit it.',
    ],
    ['SOP, letters, CV', 'Yes: you and your referees write them.', 'Comments on your drafts. We write none.'],
    [
      'Visa file',
      'Yes: the embassy’s checklist is public, and an appointment is not for sale.',
      'A check against the checklist before you hand it in.',
    ],
    [
      'A room',
      'Yes: start on the day you are admitted.',
      'How to tell a real offer from a false one, and which areas fit.',
    ],
    [
      'Admission, visa, scholarship, job',
      'Universities, authorities and employers decide.',
      'The same. We cannot decide it, speed it up or guarantee it.',
    ],
  ],
  link: { label: 'Is this a scam? How to check us', to: `${paths.faq}#scam` },
} as const
