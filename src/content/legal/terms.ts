import { brand } from '@/content/brand'
import type { LegalPage } from '@/content/legal/legal-page'
import { ownerFact } from '@/content/legal/owner'
import { prices } from '@/content/prices'
import { formatRupees } from '@/lib/money'
import { paths } from '@/lib/paths'

export const terms: LegalPage = {
  updated: '2026-11-22',
  updatedShown: '22 November 2026',
  summary: [
    'We advise and coach. Universities, governments and employers decide. We cannot guarantee an admission, a visa, a scholarship or a job.',
    'The first 15-minute call is free. It needs no card and binds you to nothing.',
    'Bundles can be paid in 3 instalments.',
    'You can ask for a refund within 7 days of your first paid consultation. Your legal right to withdraw within 14 days stands beside it.',
    `A successful referral gives ${formatRupees(prices.referral)} credit. Credits never expire and can be added together.`,
    'Belgian law applies. The consumer protection of the country where you live stays yours.',
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
            ['Legal name and form', `${ownerFact('legalName')}, ${ownerFact('legalForm')}`],
            ['Registered address', ownerFact('registeredAddress')],
            ['Enterprise number', ownerFact('enterpriseNumber')],
            ['VAT number', ownerFact('vatNumber')],
            ['Email', brand.email],
            ['Phone', brand.phone],
            ['Professional insurance', ownerFact('professionalInsurance')],
          ],
        },
        {
          kind: 'paragraph',
          text: `${brand.name} brings students and professionals together with consultants who live in Europe. About your contract: ${ownerFact('contractParty')}.`,
        },
      ],
    },
    {
      id: 'what-these-terms-cover',
      title: 'What these terms cover',
      blocks: [
        {
          kind: 'paragraph',
          text: 'These terms apply to this website and to what we sell on it: consultation sessions, single services, bundles, packages and the Belgium companies database, for study and work in Belgium, the Netherlands, Luxembourg and Germany.',
        },
        {
          kind: 'paragraph',
          text: 'Our written confirmation to you says what exactly you buy. Where it gives you more than these terms, the confirmation counts.',
        },
      ],
    },
    {
      id: 'how-a-contract-is-made',
      title: 'How a contract is made',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Sending a form on this website is a request. It is not a contract, and it does not oblige you to pay. No payment is taken on the website.',
        },
        {
          kind: 'list',
          items: [
            'You send a request or an order.',
            'We send you a written offer: the service, the full price with taxes, the payment dates, and your right to withdraw.',
            'The contract begins when you accept that offer in writing or make the first payment after you have received it.',
          ],
        },
        { kind: 'paragraph', text: 'The contract is in English. We send you a copy that you can keep.' },
      ],
    },
    {
      id: 'free-consultation',
      title: 'The free consultation',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The first consultation lasts 15 minutes and is free. We ask for no card, and you owe us nothing afterwards. A reply time of 2 hours on this website is counted in our business hours.',
        },
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
        {
          kind: 'paragraph',
          text: 'Each bundle also includes access to our Belgium companies database. Sessions, single services and packages cost what their page shows on the day you order. If two pages show different prices for what you want, tell us: you pay the price in the offer that you accepted, and you can always say no to it.',
        },
        {
          kind: 'paragraph',
          text: 'Sessions that you have paid for have no expiry date: none until we set one, and then only for what is ordered after it.',
        },
        { kind: 'paragraph', text: `Taxes: ${ownerFact('taxes')}.` },
        {
          kind: 'paragraph',
          text: 'Not included, unless your offer says so: university and application fees, tests, certificates such as APS, translations, apostilles, visa and visa-centre fees, insurance, blocked-account fees, travel, rent and deposits. You pay those directly to whoever provides them.',
        },
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      blocks: [
        {
          kind: 'paragraph',
          text: `Prices are in Indian rupees. You can pay a bundle in 3 instalments. The instalments together never come to more than the bundle’s price, and we charge no interest. When they are due: ${ownerFact('instalmentDates')}.`,
        },
        { kind: 'paragraph', text: `Ways to pay: ${ownerFact('paymentMethods')}.` },
        {
          kind: 'paragraph',
          text: 'Pay only after we have confirmed your order, and only to the account named in our offer. If somebody asks you in our name to pay to another account, please ask us first.',
        },
      ],
    },
    {
      id: 'refund',
      title: 'Our 7-day refund',
      blocks: [
        {
          kind: 'paragraph',
          text: `You can ask for a refund within 7 days of your first paid consultation. Write to ${brand.email} and say which service it is about. The 7 days are counted from the day after that consultation.`,
        },
        { kind: 'paragraph', text: `How the refund works: ${ownerFact('refundScope')}.` },
        {
          kind: 'paragraph',
          text: 'We cannot give back what you have paid to others, such as universities, test centres or embassies. This refund is a promise of ours. It comes beside your legal rights and takes nothing away from them.',
        },
      ],
    },
    {
      id: 'withdrawal',
      title: 'Your legal right to withdraw within 14 days',
      blocks: [
        {
          kind: 'paragraph',
          text: 'If you buy as a consumer, that is, not for a business, you may withdraw within 14 days of the day the contract was made, without giving a reason. This follows from the Belgian Code of Economic Law, Book VI. As Belgian law governs our contracts, we apply it to every consumer, wherever you live.',
        },
        {
          kind: 'list',
          items: [
            `To withdraw, tell us so clearly before the 14 days end, for example by email to ${brand.email}. You may use the form below, but you need not.`,
            'We pay back what you have paid within 14 days of your message, in the same way as you paid, at no cost to you.',
            'We start work within the 14 days only if you expressly ask us to. If you then withdraw, you pay for the part we have done, in proportion to the whole.',
            'The right ends early when we have fully done the service, if you agreed to that beforehand and confirmed that you knew you would lose the right.',
            'The same holds for digital content such as the database: if you ask for it at once, and confirm that you lose the right to withdraw, the right ends when we deliver.',
          ],
        },
        { kind: 'paragraph', text: 'Model form. Copy it, fill it in and send it to us:' },
        {
          kind: 'list',
          items: [
            `To ${ownerFact('legalName')}, ${ownerFact('registeredAddress')}, ${brand.email}:`,
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
            'Discounts do not change what a service includes.',
            'If you cannot make an appointment, tell us as early as you can, and we look for another time together.',
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
            'Give us true and complete information. We stop working on a file that contains false documents, and we do not pay that work back.',
            'Write your own statements and essays. We comment on them.',
            'Keep your originals, your email account and your passwords. Open application accounts in your own name.',
            'Keep the deadlines that we agree on, and read what you sign.',
            'Pay universities, visa centres and landlords yourself.',
          ],
        },
      ],
    },
    {
      id: 'no-guarantee',
      title: 'What nobody can guarantee',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We promise careful work, not a result. Others decide on admissions, visas, permits, scholarships and jobs, and on how long that takes. A refusal by them is not a fault in our service.',
        },
        {
          kind: 'paragraph',
          text: 'Figures on this website carry a year or a date. Fees and rules change. Check the official page before you pay or apply.',
        },
      ],
    },
    {
      id: 'not-legal-advice',
      title: 'Not a law firm, not a job agency',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We explain public rules and help you to prepare. We are not lawyers, we are not a government body, and we do not represent you before an authority or a court. For a legal question about your own case, ask a lawyer in the country concerned.',
        },
        {
          kind: 'paragraph',
          text: 'Career help is coaching: comments on your CV, practice interviews, an explanation of permits and salaries. We do not place people in jobs, and we take no money for placing anybody.',
        },
      ],
    },
    {
      id: 'companies-database',
      title: 'The companies database',
      blocks: [
        {
          kind: 'paragraph',
          text: `The Belgium companies database is a list of established employers with their own careers pages. A “Verified” mark means an established employer with a careers page of its own. It does not mean that the employer sponsors permits for a given job, or that it is hiring. Only the employer can tell you that. What you receive: ${ownerFact('databaseContents')}.`,
        },
        {
          kind: 'paragraph',
          text: 'The database is digital content. It must be as we describe it here and fit for the job search that it is sold for. If it is not, tell us: we put it right at no cost to you. If that is not done within a reasonable time, the law lets you ask for a lower price or end the contract and have your money back.',
        },
        {
          kind: 'paragraph',
          text: 'After your order we send payment details within 24 hours. We share the database within 24 to 48 hours after we have verified your payment. It is for your own job search: please do not publish or sell it.',
        },
      ],
    },
    {
      id: 'who-pays-us',
      title: 'Who pays us',
      blocks: [
        {
          kind: 'paragraph',
          text: `You do. Students and professionals pay for our advice, so we earn more when you buy more, and you should know that. Payments from others: ${ownerFact('commission')}.`,
        },
      ],
    },
    {
      id: 'referrals',
      title: 'Referral credits',
      blocks: [
        {
          kind: 'list',
          items: [
            `When a friend books any package with your code, your friend gets ${formatRupees(prices.referral)} off and you get ${formatRupees(prices.referral)} credit.`,
            'Credits never expire. You can add several credits together.',
            'A credit lowers the price of a service of ours. It is not paid out in cash.',
            'You cannot use your own code for yourself.',
            'If the friend’s booking is cancelled and paid back, the credit for it is taken back too.',
            'Send your link only to people who would like to get it. Please do not post it in a way that looks like advertising from us.',
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
            'Your application must be true: experience, qualifications, success rate and testimonials. We may ask you to show proof.',
            'Applying costs nothing and gives no right to be taken on. People read your application and decide.',
            'Consultants work without commission: you may not take money or gifts from universities, schools, lenders, insurers or landlords for advising our clients.',
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
        {
          kind: 'paragraph',
          text: 'What you write stays yours. What we write, such as guides, templates and lists, stays ours. You may use it for your own studies and career, but not publish or sell it.',
        },
      ],
    },
    {
      id: 'liability',
      title: 'Our liability',
      blocks: [
        {
          kind: 'paragraph',
          text: 'If we make a mistake, we put it right where we can. Beyond that, as far as the law allows, our liability is limited to what you have paid for the service concerned, and we do not answer for decisions of universities, authorities or employers.',
        },
        {
          kind: 'paragraph',
          text: 'Nothing limits our liability for intent, for gross negligence, for injury to a person, for failing to do the main thing that we promised, or where a consumer’s rights cannot be limited by law.',
        },
        {
          kind: 'paragraph',
          text: 'Neither side answers for what it cannot foresee or prevent, such as a strike at an authority, a closed border or a network failure. The duty then waits. If it waits for more than two months, either side may end the contract, and you get back the money for what was not done.',
        },
      ],
    },
    {
      id: 'privacy',
      title: 'Your data',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Our privacy policy says which data we keep, why, and how to have it deleted.',
        },
        { kind: 'links', links: [{ text: 'Privacy policy', href: paths.privacy }] },
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints',
      blocks: [
        {
          kind: 'paragraph',
          text: `Write to ${brand.email}. We answer within 14 days. If that does not help, you can turn to one of these services:`,
        },
        {
          kind: 'list',
          items: [
            'The Consumer Ombudsman Service in Brussels, which handles disputes with firms established in Belgium, at no cost.',
            'If you live in another EU country, Norway or Iceland: the European Consumer Centre of your country. These centres do not handle complaints of people who live in India.',
            'If you live in India, the National Consumer Helpline can tell you what is possible there.',
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
        {
          kind: 'paragraph',
          text: 'Belgian law governs these terms and our contracts. The courts of Antwerp are competent. If you are a consumer, you keep the protection of the mandatory law of the country where you live, and you may also go to the courts that the law gives you there.',
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We may change these terms for future orders. For a contract that exists, the terms of its day stay in force. If one clause turns out to be invalid, the others remain.',
        },
      ],
    },
  ],
}
