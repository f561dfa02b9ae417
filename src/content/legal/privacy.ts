import { brand } from '@/content/brand'
import { type LegalText, withoutMarks } from '@/content/legal/legal-page'
import { contactOrMark, owner, ownerFact } from '@/content/legal/owner'

const privacyEmail = owner.privacyEmail?.trim() || brand.email

/** Rows of a table: the visitor's action, the stored data, the purpose. */
const keptRows = [
  [
    'Ask for a free call',
    'Name, phone number, country and budget of your plan if you leave it in the form',
    'To reply to you and arrange the call',
  ],
  ['Write to us', 'Name, email address, your message', 'To answer you'],
  [
    'Book a consultation',
    'Name, email address, length of the session, if you give them: phone number, preferred date and time, services, message',
    'To confirm and hold the consultation',
  ],
  [
    'Order the company database',
    'Name, email address, phone number, a message if you write one, product, price, order reference',
    'To send payment details and deliver the order',
  ],
  [
    'Order single services at the checkout',
    'Name, email address, phone number, a message if you write one, the services, price, payment reference',
    'To confirm your order and your payment',
  ],
  ['Create a referral code', 'Your email address, the code', 'To know whose credit it is'],
  [
    'Tell us your plans (student registration)',
    'Name, email address, phone number, education, field of study, school, college or university, grades, graduation year, countries you prefer, courses you prefer, budget band, level of English, intake, goals, whether you have studied abroad, what you add yourself',
    'To understand your situation and advise you',
  ],
  [
    'Apply as a consultant',
    'Name, email address, phone number, LinkedIn address, years of experience, education, certificates, countries, services, languages, kinds of consultation, company name, its registration number, the success rate that you state, testimonials, whether your documents are ready, whether you agree to a background check, whether you accept the terms',
    'To decide whether we can work together',
  ],
]

export const privacy: LegalText = withoutMarks({
  updated: '2026-11-26',
  summary: [
    'We keep what you send us through our forms, to answer you and to advise you.',
    'This website uses no cookies, no analytics and no advertising.',
    'Half-written forms stay in your own browser, for 7 days at most, and receipts for 30. Passwords never leave the page.',
    'We do not sell your data. A university gets it only if you ask for that.',
    'You can see, correct or delete what we hold. We answer within one month.',
  ],
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      blocks: [
        `${brand.name} is the trade name of ${ownerFact('legalName')}, ${ownerFact('legalForm')}, ${ownerFact('registeredAddress')}, enterprise number ${ownerFact('enterpriseNumber')}. We are the “controller”: we decide why and how your data is used.`,
        `For anything about your data, write to ${ownerFact('privacyEmail')}. Our general address is ${contactOrMark('email')}.`,
      ],
    },
    {
      id: 'what-we-keep',
      title: 'What we keep, and why',
      blocks: [
        'We keep what you send with a form, the time it arrived, and whether we have dealt with it.',
        {
          kind: 'table',
          caption: 'What each form stores',
          head: ['What you do', 'What we keep', 'What for'],
          rows: [
            ...keptRows,
            [
              'Become a client',
              'The messages and documents you send us, our notes, your invoices and payment references',
              'To do the work you pay for and keep our accounts',
            ],
          ],
        },
        'If you came through a friend’s referral link, its code is kept with what you send, so that your friend gets the credit. We never ask for your friends’ names or addresses.',
        'Against floods of requests our database counts what arrives in an hour by a hash of your internet address. The hash is made with a key that changes daily, and does not show the address.',
        'Without the fields marked as required we cannot reply to you. Everything else is your choice.',
      ],
    },
    {
      id: 'legal-bases',
      title: 'Our legal grounds',
      blocks: [
        'European law (the GDPR, article 6) asks us to name a ground for each use of your data.',
        {
          kind: 'list',
          items: [
            'Enquiries, calls, bookings, orders, registrations and applications: steps that you ask for before a contract, and then the contract.',
            'One follow-up message, referral credits, and protecting the site against misuse: our legitimate interest in running the service. You can object at any time.',
            'A consultant’s answer about a background check: a step before a contract. We make no check without asking again, and store no police record.',
            'Unpaid orders and unused referral codes: steps before a contract, and our legitimate interest in crediting the right person.',
            'Invoices and payment records: a legal obligation.',
            'Medical, police and other sensitive documents that a visa file needs: your explicit consent, for that file only.',
          ],
        },
      ],
    },
    {
      id: 'on-your-device',
      title: 'What stays in your browser',
      blocks: [
        'Your browser has a small store of its own. We use it for what this table names, and nobody else reads it. “Session” entries end with the tab.',
        {
          kind: 'table',
          caption: 'Every name under which something is stored',
          head: ['Name', 'What for', 'How long'],
          rows: [
            [
              'studybridge:draft:v2 (session), with the name of the form',
              'A form you have begun',
              'Until you send it or close the tab',
            ],
            [
              'studybridge:draft:v2, with checkout, signup-student or signup-consultant',
              'An order, registration or application you have begun',
              'Until you send it, 7 days at most',
            ],
            [
              'studybridge:correction:v1 (session), with the name of the form',
              'What you change in something you have sent',
              'Until you send it or close the tab',
            ],
            [
              'studybridge:attempt:v1 (session), with the name of the form',
              'What you sent last, so that it is stored once and you can change it',
              'Until you close the tab or press “Forget it here”',
            ],
            [
              'studybridge:receipt:v1, with the number of what you sent',
              'The receipt: when you sent what, references and prices, by when we reply; no address, phone number or message',
              '30 days, or until you press “Forget it here”',
            ],
            [
              'studybridge:selection:v1',
              'The single services you have picked',
              '7 days, or until you order them',
            ],
            [
              'studybridge:home-plan:v1 (session)',
              'The budget, degree and language that you chose on the home page',
              'Until you close the tab',
            ],
            ['studybridge:referral:v1', 'The code of a friend’s link', '90 days'],
            [
              'studybridge:reloaded (session)',
              'The address of a page that was reloaded because its code was missing',
              'Until you close the tab',
            ],
            [
              'studybridge:scroll:v1 (session)',
              'How far you had read on each page, for the back button',
              'Until you close the tab',
            ],
            [
              'studybridge:typed:v3 (session)',
              'What is typed into a form while the page has to be loaded again',
              'Until the page is back',
            ],
          ],
        },
        {
          kind: 'list',
          items: [
            'Drafts are there so that a lost connection does not cost you your work. They are deleted when you send the form or press “Start afresh”.',
            'Receipts are there so that you know what you asked for and by when we reply. An order’s reference holds your name, as you send it with the payment.',
            'If a page has to be loaded again, what you have typed is kept for that one reload.',
            'A friend’s referral code is kept for 90 days. A line on the page says so, and you can remove it there.',
            'Passwords are never kept. They stay on the page: they are not sent and not stored, because this site has no user accounts yet.',
          ],
        },
        'On a shared phone or computer, press “Start afresh” and “Forget it here” and close the tab before you leave, or clear this website’s data in your browser.',
        'One form sends us nothing: “notify me” for future countries is not connected yet. Write to us instead. We store nothing of what you choose on the page about costs. It stands in that page’s address: whoever has the link sees it, and our website host receives the address when somebody opens it.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and tracking',
      blocks: [
        'This website sets no cookies. It does not measure visits or show advertising, and it loads no maps, videos, chat windows, scripts or fonts from other companies. That is why you see no cookie banner.',
        'Our website host and our database receive your IP address, as on every website. They may keep it in a security log for a short time.',
      ],
    },
    {
      id: 'please-do-not-send',
      title: 'Please do not send us',
      blocks: [
        'Please leave these out of our forms: your health, religion, caste, political views or sexual life, police records, bank or card numbers, and passwords. If a visa file needs a medical or police certificate later, we first agree how to send it. We delete our copy when it is no longer needed.',
        'If you apply as a consultant, do not name clients in your testimonials unless they have agreed.',
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Who else sees it',
      blocks: [
        {
          kind: 'list',
          items: [
            'The consultant who advises you, and those of us who answer enquiries.',
            `Our database: a hosted Postgres database run by Supabase, which works for us under a data-processing agreement. Details: ${ownerFact('databaseContract')}.`,
            `The host of this website: ${ownerFact('hostingProvider')}.`,
            `Our email provider: ${ownerFact('emailProvider')}.`,
            `Other service providers: ${ownerFact('otherRecipients')}.`,
            'WhatsApp, if you choose to use it. Your messages then go through Meta, under its own terms. Email, phone and our forms work as well.',
            'A university or authority, only when you ask us to contact it for you.',
            'Courts and public authorities, when the law obliges us.',
          ],
        },
        'We never sell personal data, and we do not pass it on for advertising.',
      ],
    },
    {
      id: 'outside-europe',
      title: 'Data outside Europe',
      blocks: [
        `Many of our clients live in India, so we write to them there. Besides that: ${ownerFact('accessFromOutsideEurope')}. When a provider outside the European Economic Area handles your data, we use a safeguard that the GDPR requires. Ask us for a copy.`,
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      blocks: [
        {
          kind: 'table',
          caption: 'Storage periods',
          head: ['What', 'How long'],
          rows: [
            ['Enquiries, calls and registrations that lead to no contract', ownerFact('keepEnquiries')],
            ['Client files', ownerFact('keepClientFiles')],
            ['Copies of passports, medical and police documents', ownerFact('keepIdentityPapers')],
            [
              'Applications of consultants, with the answer about a background check',
              ownerFact('keepConsultantApplications'),
            ],
            ['Orders that are never paid', 'As enquiries that lead to no contract'],
            ['Referral codes that nobody has used', 'As enquiries, counted from the day the code was made'],
            ['Invoices and accounting records', '10 years, as Belgian VAT law requires'],
            [
              'Referral credits',
              'As long as the credit exists: only the email address, the code and the balance. Give up the credit and we delete them.',
            ],
            ['Counts by the hash of an internet address', 'One hour; the next requests delete them'],
            ['Server and security logs', ownerFact('keepLogs')],
          ],
        },
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      blocks: [
        'Connections to this website are encrypted. A visitor can add a record and nothing more: nobody can read, change or delete what others have sent. Only authorised staff can read it.',
        'If something goes wrong and your rights are at risk, we tell the data protection authority within 72 hours. If the risk is high, we tell you as well.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        {
          kind: 'list',
          items: [
            'See the data we hold about you and get a copy.',
            'Have mistakes corrected.',
            'Have your data deleted, unless the law makes us keep it.',
            'Limit what we do with it while a question is open.',
            'Receive it in a form that you can take elsewhere.',
            'Object to uses that rest on our legitimate interest.',
            'Withdraw a consent at any time. What we did before stays lawful.',
          ],
        },
        `Write to ${privacyEmail || 'us with the contact form'}. It costs nothing. We answer within one month. If a request is complicated we may need up to two months more, and tell you why. We may ask for something that shows it is you.`,
        'No computer takes decisions about you here.',
      ],
    },
    {
      id: 'complaints',
      title: 'If you are not satisfied',
      blocks: [
        'Tell us first, if you can. You may also complain to the Belgian Data Protection Authority at any time: Drukpersstraat 35 / Rue de la Presse 35, 1000 Brussels, phone +32 2 274 48 00, email contact@apd-gba.be. If you live elsewhere in the European Economic Area, you can turn to the authority there.',
        {
          kind: 'links',
          links: [
            { text: 'Belgian Data Protection Authority', href: 'https://www.dataprotectionauthority.be' },
          ],
        },
      ],
    },
    {
      id: 'under-18',
      title: 'If you are under 18',
      blocks: [
        'Please ask a parent or guardian before you send us anything. We make contracts for you only with them. Data that a child sent us without them, we delete.',
      ],
    },
    {
      id: 'india',
      title: 'If you are in India',
      blocks: [
        `India’s Digital Personal Data Protection Act of 2023 is coming into force step by step; most duties are expected to apply from May 2027. You have the rights above already now. That Act will also ask us to tell you and India’s Data Protection Board of a breach without delay. Your contact for a grievance is ${privacyEmail || ownerFact('privacyEmail')}.`,
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this page',
      blocks: [
        'When we change how we handle data, we change this page and its date. If that matters for data we already hold about you, we tell you first.',
      ],
    },
  ],
})
