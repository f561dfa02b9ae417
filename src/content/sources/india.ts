import type { Source } from '@/content/sources/source'

export const india = {
  'ielts-2026-02': {
    name: 'Lifestyle Daily: IELTS fees in India, 2026',
    url: 'https://www.lifestyledaily.co.uk/node/20020',
    date: '17 February 2026',
    official: false,
  },
  'gulf-news-2024-06': {
    name: 'Gulf News: VFS Global cautions visa applicants against fraud',
    url: 'https://gulfnews.com/uae/uae-vfs-global-cautions-visa-applicants-against-fraud-in-its-name-1.102954515',
    date: 'June 2024',
    official: false,
  },
  'timeline-daily-2024-12': {
    name: 'Timeline Daily: unregistered recruiters on eMigrate',
    url: 'https://timelinedaily.com/india/3-094-unregistered-recruitment-agents-in-country-mea',
    date: 'December 2024',
    official: false,
  },
  'taxtmi-2026': {
    name: 'TaxTMI: TCS rates from 1 April 2026',
    url: 'https://www.taxtmi.com/tmi_notes?id=2423',
    date: 'undated, read November 2026',
    official: false,
  },
  'sbi-ed-vantage': {
    name: 'State Bank of India: Global Ed-Vantage',
    url: 'https://bank.sbi/web/personal-banking/loans/education-loans/global-ed-vantage-scheme',
    date: 'undated, read November 2026',
    official: true,
  },
  'indian-bank-vidyalaxmi': {
    name: 'Indian Bank: PM Vidyalaxmi',
    url: 'https://indianbank.in/departments/pm-vidyalaxmi-scheme',
    date: 'undated, read November 2026',
    official: true,
  },
  'baroda-scholar': {
    name: 'Bank of Baroda: Baroda Scholar',
    url: 'https://www.bankofbaroda.com/baroda-scholar-loan.htm',
    date: 'undated, read November 2026',
    official: true,
  },
  'credila-repayment': {
    name: 'Credila: questions on repayment',
    url: 'https://credila.com/faqs/f-repayment-terms.html',
    date: 'undated, read November 2026',
    official: true,
  },
  'education-loan-guru': {
    name: 'Education Loan Guru: loans of HDFC Credila',
    url: 'https://educationloanguru.com/hdfc-bank/',
    date: 'undated, read November 2026',
    official: false,
  },
  'easevalue-2026-07': {
    name: 'Easevalue: section 129 of the Income-tax Act 2025',
    url: 'https://easevalue.com/income-tax-act-2025/section-129-deduction-interest-loan-taken',
    date: '4 July 2026',
    official: false,
  },
  'moneycontrol-2023-06': {
    name: 'Moneycontrol: what one may send abroad a year',
    url: 'https://www.moneycontrol.com/news/business/rbi-allows-remittances-under-liberalised-remittance-scheme-for-educational-fees-payment-to-foreign-institutions-in-ifscs-10841851.html',
    date: '22 June 2023',
    official: false,
  },
  'business-standard-2026-02': {
    name: 'Business Standard: Union Budget 2026, tax collected at source on education abroad',
    url: 'https://www.business-standard.com/amp/budget/news/economy-budget-2026-tcs-cuts-lrs-overseas-education-medical-spends-126020100945_1.html',
    date: '1 February 2026',
    official: false,
  },
  'cbdt-circular-2023': {
    name: 'Tax department (CBDT): circular 10/2023 on money sent abroad, a copy',
    url: 'https://taxguru.in/chartered-accountant/tcs-lrs-overseas-tour-program-income-tax-circular-no-10-2023.html',
    date: '30 June 2023',
    official: false,
  },
  'taxheal-2026-04': {
    name: 'TaxHeal: Form 168 replaces Form 26AS',
    url: 'https://www.taxheal.com/?p=121461',
    date: '7 April 2026',
    official: false,
  },
  'mint-2025-01': {
    name: 'Mint: education loans and the model scheme of the Indian Banks’ Association',
    url: 'https://www.livemint.com/education/sbi-collateral-free-education-loans-hdfc-bank-study-abroad-mit-harvard-nbfc-stem-oxford-mit-gic-australia-canada/amp-11735903632135.html',
    date: '6 January 2025',
    official: false,
  },
  'propelld-2025-09': {
    name: 'Propelld: Bank of Baroda’s loans for studies abroad',
    url: 'https://propelld.com/site/blog/complete-guide-to-bank-of-baroda-abroad-education-loan',
    date: '29 September 2025',
    official: false,
  },
} as const satisfies Record<string, Source>
