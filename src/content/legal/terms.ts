import { brand } from '@/content/brand'
import { type LegalText, withoutMarks } from '@/content/legal/legal-page'
import { contactOrMark, ownerFact } from '@/content/legal/owner'
import { prices } from '@/content/prices'
import { formatRupees } from '@/lib/money'
import { paths } from '@/lib/paths'

const write = brand.email ? `write to ${brand.email}` : 'write to us with the contact form'
const Write = `W${write.slice(1)}`

export const terms: LegalText = withoutMarks({
  updated: '2026-11-26',
  summary: [
    'We advise and coach. Universities, governments and employers decide. We cannot guarantee an admission, a visa, a scholarship or a job.',
    'The first 15-minute call is free. It needs no card and binds you to nothing.',
    'Bundles can be paid in 3 instalments.',
    'You can ask for a refund within 7 days of your first paid consultation. Your legal right to withdraw within 14 days comes on top.',
    `A successful referral gives ${formatRupees(prices.referral)} credit. Credits never expire and can be added together.`,
    'Belgian law applies. You keep the consumer protection of the country where you live.',
  ],
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      blocks: [
        {
          kind: 'table',
          caption: 'Company details',
          head: ['What', 'Details'],
          rows: [
            ['Trade name', brand.name],
            ['Legal name', ownerFact('legalName')],
            ['Legal form', ownerFact('legalForm')],
            ['Registered address', ownerFact('registeredAddress')],
            ['Enterprise number', ownerFact('enterpriseNumber')],
            ['VAT number', ownerFact('vatNumber')],
            ['Email', contactOrMark('email')],
            ['Phone', contactOrMark('phone')],
            ['Professional insurance', ownerFact('professionalInsurance')],
          ],
        },
        `${brand.name} brings students and professionals together with consultants who live in Europe. About your contract: ${ownerFact('contractParty')}.`,
      ],
    },
    {
      id: 'what-these-terms-cover',
      title: 'What these terms cover',
      blocks: [
        'These terms apply to this website and to what we sell on it: sessions, single services, bundles, service packages and the Belgium companies database.',
        'Our written confirmation says what exactly you buy. Where it gives you more than these terms, it counts.',
      ],
    },
    {
      id: 'how-a-contract-is-made',
      title: 'How a contract is made',
      blocks: [
        'Sending a form on this website is only a request. You do not have to pay anything, and no payment is taken here.',
        {
          kind: 'list',
          items: [
            'You send a request or an order.',
            'We send you a written offer: the service, the full price with taxes, the payment dates, and your right to withdraw.',
            'The contract begins when you accept that offer in writing, or pay the first part of it.',
          ],
        },
        'The contract is in English. We send you a copy to keep.',
      ],
    },
    {
      id: 'free-consultation',
      title: 'The free call',
      blocks: [
        'The first call lasts 15 minutes and is free. We ask for no card, and you owe us nothing afterwards. Where we promise a reply within 2 hours, we mean our business hours.',
      ],
    },
    {
      id: 'bundles',
      title: 'Bundles and other services',
      blocks: [
        {
          kind: 'table',
          caption: 'Bundles',
          head: ['Bundle', 'Price', 'What it includes'],
          rows: [
            [
              'Starter Pack',
              formatRupees(prices.bundles.starter),
              '1 session of 30 minutes, 1 week of email support',
            ],
            ['Growth Pack', formatRupees(prices.bundles.growth), '3 sessions, 1 month of support'],
            [
              'Complete Journey',
              formatRupees(prices.bundles.complete),
              '5 sessions, 3 months of priority support',
            ],
          ],
        },
        'Each bundle also includes access to our Belgium companies database. Everything else costs what its page shows on the day you order. You pay the price in the offer that you accepted.',
        'Sessions that you have paid for do not expire. If we ever set a date, it counts only for later orders.',
        `Taxes: ${ownerFact('taxes')}.`,
        'Not included, unless your offer says so: university fees, tests, certificates, translations, apostilles, visa fees, insurance, blocked accounts, travel and rent. You pay those yourself, to whoever provides them.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      blocks: [
        `Prices are in Indian rupees. You can pay a bundle in 3 instalments. Together they never cost more than the bundle, and there is no interest. When they are due: ${ownerFact('instalmentDates')}.`,
        `Ways to pay: ${ownerFact('paymentMethods')}.`,
        'Pay only after we have confirmed your order, and only to the account named in our offer. If somebody names another account, ask us first.',
      ],
    },
    {
      id: 'refund',
      title: 'Our 7-day refund',
      blocks: [
        `You can ask for a refund within 7 days of your first paid consultation. ${Write} and say which service it is about. The 7 days begin on the day after that consultation.`,
        `How the refund works: ${ownerFact('refundScope')}.`,
        'We cannot give back what you have paid to others, such as universities or embassies. This refund is our own promise. It takes nothing away from your legal rights.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Your legal right to withdraw within 14 days',
      blocks: [
        'If you buy as a consumer, not for a business, you may withdraw within 14 days of the day the contract was made. You need no reason. The Belgian Code of Economic Law, Book VI, says so. As Belgian law governs our contracts, we apply it wherever you live.',
        {
          kind: 'list',
          items: [
            `Tell us clearly before the 14 days end: ${write}. You may use the form below, but you need not.`,
            'We pay you back within 14 days of your message, in the same way as you paid, at no cost to you.',
            'We start work within the 14 days only if you expressly ask us to. If you then withdraw, you pay for the share that we have done.',
            'The right ends early once the whole service is done, if you agreed to that before and confirmed that you knew it.',
            'It is the same with digital content such as the database. If you ask for it at once, and confirm that you lose the right, the right ends when we deliver.',
          ],
        },
        'Model form. Copy it, fill it in and send it to us:',
        {
          kind: 'list',
          items: [
            `To ${ownerFact('legalName')}, ${ownerFact('registeredAddress')}, ${contactOrMark('email')}:`,
            'I withdraw from my contract for the following service:',
            'Ordered on:',
            'My name:',
            'My address:',
            'Date, and signature if this is on paper:',
          ],
        },
      ],
    },
    {
      id: 'offers-and-appointments',
      title: 'Offers and appointments',
      blocks: [
        {
          kind: 'list',
          items: [
            'The early-bird offer of 20% is for the first 50 users. Before you pay, we tell you whether it is still open.',
            'If you cannot come to an appointment, tell us early, and we find another time.',
            'If we have to cancel, you choose: a new time, or your money back for that session.',
          ],
        },
      ],
    },
    {
      id: 'your-part',
      title: 'Your part',
      blocks: [
        {
          kind: 'list',
          items: [
            'Tell us the truth. We stop working on a file with false documents, and we do not pay that work back.',
            'Write your own statements and essays. We comment on them.',
            'Keep your originals and your passwords. Open application accounts in your own name.',
            'Keep the deadlines, and read what you sign.',
            'Pay universities, visa centres and landlords yourself.',
          ],
        },
      ],
    },
    {
      id: 'no-guarantee',
      title: 'What nobody can guarantee',
      blocks: [
        'We promise careful work, not a result. Others decide on admissions, visas, permits, scholarships and jobs, and on how long that takes.',
        'Fees and rules change. Check the official page before you pay or apply.',
      ],
    },
    {
      id: 'not-legal-advice',
      title: 'Not a law firm, not a job agency',
      blocks: [
        'We explain public rules and help you to prepare. We are not lawyers and no government office, and we do not speak for you before an authority or a court. For a legal case, ask a lawyer in that country.',
        'Career help is coaching: your CV, interviews, permits and salaries. We do not place people in jobs, and we take no money for placing anybody.',
      ],
    },
    {
      id: 'companies-database',
      title: 'The companies database',
      blocks: [
        `The Belgium companies database is a list of employers. “Verified” means an established employer with a careers page of its own. It does not mean that the employer sponsors a permit or is hiring. Only the employer can tell you that. What you receive: ${ownerFact('databaseContents')}.`,
        'It must be as we describe it here. If it is not, tell us: we put it right at no cost to you. If that takes too long, the law lets you ask for a lower price, or end the contract and have your money back.',
        'We send payment details within 24 hours of your order, and the database within 24 to 48 hours after we have verified your payment. It is for your own job search: please do not publish or sell it.',
      ],
    },
    {
      id: 'reviews',
      title: 'Reviews',
      blocks: [`How reviews are checked: ${ownerFact('reviewChecks')}.`],
    },
    {
      id: 'who-pays-us',
      title: 'Who pays us',
      blocks: [
        `Our guidance is student-funded, and our consultants work without commission. We earn more when you buy more. Payments from others: ${ownerFact('commission')}.`,
      ],
    },
    {
      id: 'referrals',
      title: 'Referral credits',
      blocks: [
        {
          kind: 'list',
          items: [
            `When a friend books any bundle or service package with your code, your friend gets ${formatRupees(prices.referral)} off and you get ${formatRupees(prices.referral)} credit.`,
            'Credits never expire. You can add several credits together.',
            'A credit lowers the price of a service of ours. It is not paid out in cash.',
            'You cannot use your own code for yourself.',
            'If your friend gets the money back, we take the credit back too.',
            'Send your link only to people who would like to get it. It must not look like advertising from us.',
          ],
        },
      ],
    },
    {
      id: 'consultants',
      title: 'If you apply as a consultant',
      blocks: [
        {
          kind: 'list',
          items: [
            'Your application must be true, and we may ask you to show proof.',
            'Applying costs nothing and gives no right to be taken on.',
            'Consultants work without commission. You may take no money or gifts from universities, lenders, insurers or landlords for advising our clients.',
            'You may not promise an admission, a visa or a job, or help with false documents.',
            'If we work together, we sign a separate agreement first.',
          ],
        },
      ],
    },
    {
      id: 'texts-and-templates',
      title: 'Texts and templates',
      blocks: [
        'What you write stays yours. Our guides, templates and lists stay ours: use them for yourself, but do not publish or sell them.',
      ],
    },
    {
      id: 'liability',
      title: 'Our liability',
      blocks: [
        'If we make a mistake, we put it right where we can. Beyond that, as far as the law allows, we pay at most what you have paid for that service. We do not answer for decisions of universities, authorities or employers.',
        'No limit applies to intent, gross negligence, injury to a person, failing to do the main thing that we promised, or rights that the law does not let us limit.',
        'Neither side answers for what it cannot foresee or prevent, such as a strike or a closed border. The work then waits. After two months either side may end the contract, and you get back the money for what was not done.',
      ],
    },
    {
      id: 'privacy',
      title: 'Your data',
      blocks: [
        'Our privacy policy says which data we keep and why.',
        { kind: 'links', links: [{ text: 'Privacy policy', href: paths.privacy }] },
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints',
      blocks: [
        `${Write}. We answer within 14 days. If that does not help, you can turn to one of these services:`,
        {
          kind: 'list',
          items: [
            'The Consumer Ombudsman Service in Brussels, free, for disputes with firms in Belgium.',
            'In another EU country, Norway or Iceland: your European Consumer Centre. These centres do not help people who live in India.',
            `In India: ${ownerFact('grievanceOfficer')}.`,
            'The National Consumer Helpline of India can tell you what is possible.',
          ],
        },
        {
          kind: 'links',
          links: [
            { text: 'Consumer Ombudsman Service', href: 'https://consumerombudsman.be/en' },
            { text: 'European Consumer Centre Belgium', href: 'https://www.eccbelgium.be' },
            { text: 'National Consumer Helpline, India', href: 'https://consumerhelpline.gov.in' },
          ],
        },
      ],
    },
    {
      id: 'law',
      title: 'Law and courts',
      blocks: [
        'Belgian law governs these terms and our contracts, and the courts of Antwerp decide. As a consumer you keep the protection that the law of your country gives you, and you may go to its courts where the law says so.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'We may change these terms for future orders. Your contract keeps the terms of the day it was made. If one clause is invalid, the others remain.',
      ],
    },
  ],
})
