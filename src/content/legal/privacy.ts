import { brand } from '@/content/brand'
import type { LegalPage } from '@/content/legal/legal-page'
import { ownerFact } from '@/content/legal/owner'

const privacyEmail = ownerFact('privacyEmail')

/** As the forms and the list of services name what they keep. `legal.test.ts` holds them against the code. */
export const storedNames = {
  drafts: ['contact', 'booking', 'order', 'checkout', 'signup-student', 'signup-consultant', 'services'],
}

export const privacy: LegalPage = {
  updated: '2026-11-22',
  updatedShown: '22 November 2026',
  summary: [
    'We keep what you send us through our forms. We use it to answer you and to give the advice you ask for.',
    'This website uses no cookies, no analytics and no advertising. It loads no scripts and no fonts from other companies.',
    'Half-written forms stay in your own browser for 7 days. Passwords never leave the page.',
    'We do not sell your data. A university gets it only if you ask for that.',
    'You can see, correct or delete what we hold. Write to us, and we answer within one month.',
  ],
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      blocks: [
        {
          kind: 'paragraph',
          text: `${brand.name} is the trade name of ${ownerFact('legalName')}, ${ownerFact('legalForm')}, ${ownerFact('registeredAddress')}, enterprise number ${ownerFact('enterpriseNumber')}. In the language of data protection law, we are the controller: we decide why and how your data is used.`,
        },
        {
          kind: 'paragraph',
          text: `For anything about your data, write to ${privacyEmail}. Our general address is ${brand.email}.`,
        },
      ],
    },
    {
      id: 'what-we-keep',
      title: 'What we keep, and why',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We keep what you type into a form and send. With each record we keep the time it arrived and whether we have dealt with it.',
        },
        {
          kind: 'table',
          caption: 'What each form stores',
          head: ['What you do', 'What we keep', 'What for'],
          rows: [
            ['Ask for a free call', 'Name, phone number', 'To reply to you and arrange the call'],
            ['Write to us', 'Name, email address, your message', 'To answer you'],
            [
              'Book a consultation',
              'Name, email address; if you give them, phone number, preferred date, services and message',
              'To confirm and hold the consultation',
            ],
            [
              'Order the company database',
              'Name, email address, phone number, product, price, order reference; if you write one, a message',
              'To send payment details and deliver the order',
            ],
            ['Create a referral code', 'Your email address and the code', 'To know whose credit it is'],
            [
              'Tell us your plans (student registration)',
              'Name, contact details, education and grades, countries and courses you prefer, budget band, level of English, intake, goals, and what you add yourself',
              'To understand your situation and advise you',
            ],
            [
              'Apply as a consultant',
              'Name, contact details, LinkedIn address, experience, education, certificates, countries, services, languages, company details, the success rate and testimonials that you state, and the boxes you tick',
              'To decide whether we can work together',
            ],
            [
              'Become a client',
              'The messages and documents you send us, our notes, your invoices and payment references',
              'To do the work you pay for and keep our accounts',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'If you came through a friend’s referral link, its code is added to your booking, your message, your free call or your application, so that your friend gets the credit. We do not ask you for your friends’ names or addresses.',
        },
        {
          kind: 'paragraph',
          text: 'Fields that we need in order to answer are marked as required. Everything else is your choice. Without the required fields we cannot reply to you.',
        },
      ],
    },
    {
      id: 'legal-bases',
      title: 'Our legal grounds',
      blocks: [
        {
          kind: 'paragraph',
          text: 'European law (the GDPR, article 6) asks us to name the ground for each use of your data.',
        },
        {
          kind: 'list',
          items: [
            'Enquiries, calls, bookings, orders, student registrations and consultant applications: steps that you ask for before a contract, and then the contract itself.',
            'One follow-up message after your enquiry, keeping track of referral credits, and protecting the site against misuse: our legitimate interest in running the service properly. You can object at any time.',
            'A consultant’s answer whether a background check may be made: a step before a contract. We ask it to know whether we may check, we make no check without asking you again, and no police record is stored.',
            'Orders that are not paid, and referral codes that are not used yet: steps before a contract, and our legitimate interest in crediting the right person.',
            'Invoices and payment records: a legal obligation.',
            'Medical documents, police certificates and other sensitive documents that a visa file needs: your explicit consent, for that file only.',
          ],
        },
      ],
    },
    {
      id: 'on-your-device',
      title: 'What stays in your browser',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Your browser has a small store of its own: local storage, and session storage, which ends with the tab. We use them for what this table names. Nobody else reads it.',
        },
        {
          kind: 'table',
          caption: 'Every name under which something is stored',
          head: ['Name', 'What for', 'How long'],
          rows: [
            ...storedNames.drafts.map((name) => [
              `studybridge:draft:v1:${name}`,
              'A form you have begun',
              '7 days',
            ]),
            ['studybridge:referral:v1', 'The code of a friend’s link', '90 days'],
            [
              'studybridge:order:v1 (session)',
              'An order submitted at the checkout, until you send it',
              'Until you close the tab',
            ],
            [
              'studybridge:reloaded (session)',
              'The address of a page that was reloaded once because its code was missing',
              'Until you close the tab',
            ],
            [
              'studybridge:places:v1 (session)',
              'How far down you had read on each page, so that the back button leads there',
              'Until you close the tab',
            ],
            [
              'studybridge:free-call:v1 (session)',
              'When you asked for a free call, so that the form can tell you by when we reply',
              'Until you close the tab',
            ],
            [
              'studybridge:typed:v1 (session)',
              'What is typed into a form while the page has to be loaded again',
              'Until the page is back',
            ],
          ],
        },
        {
          kind: 'list',
          items: [
            'Drafts. If you begin the contact, booking, order or checkout form or one of the application forms, what you have typed is kept on your device for 7 days, so that a lost connection does not cost you your work. It is deleted when you send the form or press “Start afresh”. Passwords are never part of a draft. Services that you pick from the list are kept in the same way, and an order that you have submitted at the checkout until you close the tab. So is the time at which you asked for a free call, without your name or number.',
            'What you are typing, for a moment. If part of the site is lost on its way, the page may have to be loaded again. What you have typed into any form, the free call and the referral form too, is kept for that one reload and deleted as soon as the page is back. Passwords are not kept.',
            'A referral code. If you follow a friend’s link, its code is kept on your device for 90 days. A line on the page says so, and you can remove it there.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'On a shared phone or computer, press “Start afresh” before you leave, or clear the data of this website in your browser.',
        },
        {
          kind: 'paragraph',
          text: 'Some forms send nothing to us. Passwords that you type into a form stay on the page: they are not sent and not stored, because this site has no user accounts yet. What you type at the checkout reaches us only if you then send it to us yourself, by WhatsApp or email. The “notify me” form for future countries is not connected yet and stores nothing; write to us if you would like to be told.',
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and tracking',
      blocks: [
        {
          kind: 'paragraph',
          text: 'This website sets no cookies. It does not measure visits, build profiles or show advertising, and it embeds no maps, videos, chat windows or fonts from other companies. That is why you see no cookie banner.',
        },
        {
          kind: 'paragraph',
          text: 'When you open a page or send a form, your browser talks to our website host and to our database. Both receive your IP address, as on every website, and may keep it in a security log for a short time.',
        },
      ],
    },
    {
      id: 'please-do-not-send',
      title: 'Please do not send us',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Please leave these out of our forms: information about your health, religion, caste, political views or sexual life, police records, bank or card numbers, and passwords. We do not need them to answer a question. If a visa file needs a medical or police certificate later, we agree with you first how to send it, and we delete our copy when it is no longer needed.',
        },
        {
          kind: 'paragraph',
          text: 'If you apply as a consultant, do not name clients in your testimonials unless they have agreed.',
        },
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Who else sees it',
      blocks: [
        {
          kind: 'list',
          items: [
            'The consultant who advises you, and the few of us who answer enquiries.',
            `Our database: a hosted Postgres database run by Supabase, which works for us under a data-processing agreement. Details: ${ownerFact('databaseContract')}.`,
            `The host of this website: ${ownerFact('hostingProvider')}.`,
            `Our email provider: ${ownerFact('emailProvider')}.`,
            `Other service providers: ${ownerFact('otherRecipients')}.`,
            'WhatsApp, if you choose to use it. Your messages then go through Meta under Meta’s own terms. You never have to: email, phone and our forms work as well.',
            'A university, authority or other body, only when you ask us to contact them for you.',
            'Courts and public authorities, when the law obliges us.',
          ],
        },
        { kind: 'paragraph', text: 'We never sell personal data, and we do not pass it on for advertising.' },
      ],
    },
    {
      id: 'outside-europe',
      title: 'Data outside Europe',
      blocks: [
        {
          kind: 'paragraph',
          text: `Many of our clients live in India, so we write to them there. Besides that: ${ownerFact('accessFromOutsideEurope')}. When a provider outside the European Economic Area handles your data, we use one of the safeguards that the GDPR requires. Ask us for a copy.`,
        },
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
              'As long as the credit exists. Credits never expire, so we keep only the email address, the code and the balance. Give up the credit and we delete them.',
            ],
            ['Server and security logs', ownerFact('keepLogs')],
          ],
        },
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Connections to this website are encrypted. The database lets a visitor add a record and nothing more: no visitor can read, change or delete what others have sent. Only authorised staff can read the records.',
        },
        {
          kind: 'paragraph',
          text: 'No system is perfect. If something goes wrong and your rights are at risk, we tell the data protection authority within 72 hours of learning of it. If the risk is high, we tell you as well.',
        },
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
        {
          kind: 'paragraph',
          text: `Write to ${privacyEmail}. It costs nothing. We answer within one month. If a request is complicated we may need up to two months more, and then we tell you why within the first month. We may ask for something that shows it is you.`,
        },
        {
          kind: 'paragraph',
          text: 'No computer takes decisions about you here. People read your request and people answer it.',
        },
      ],
    },
    {
      id: 'complaints',
      title: 'If you are not satisfied',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Tell us first, if you can. You may also complain to the Belgian Data Protection Authority at any time: Drukpersstraat 35 / Rue de la Presse 35, 1000 Brussels, phone +32 2 274 48 00, email contact@apd-gba.be. If you live in another country of the European Economic Area, you can turn to the authority there instead.',
        },
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
        {
          kind: 'paragraph',
          text: 'Please ask a parent or guardian before you send us anything. We conclude contracts for people under 18 only with a parent or guardian. If we learn that a child has sent us data without that, we delete it.',
        },
      ],
    },
    {
      id: 'india',
      title: 'If you are in India',
      blocks: [
        {
          kind: 'paragraph',
          text: `India’s Digital Personal Data Protection Act of 2023 is coming into force step by step. Its rules were published in November 2025, and most duties are expected to apply from May 2027. You have the rights above already now, wherever you live. Your contact for a grievance is ${privacyEmail}.`,
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this page',
      blocks: [
        {
          kind: 'paragraph',
          text: 'When we change how we handle data, we change this page and the date at its top. If the change matters for data that we already hold about you, we tell you before it takes effect.',
        },
      ],
    },
  ],
}
