import type { FundsPlace } from '@/content/countries/figures'
import { firstYearWords } from '@/content/countries/first-year'
import {
  type Caution,
  type ExcludedCostName,
  type RefusalRules,
  refusals,
  type School,
  type TuitionEstimate,
} from '@/content/countries/plan-figures'
import type { NeededStep, Payee, Refund, StepName, Wait } from '@/content/countries/plan-steps'
import { exchangeDate } from '@/content/exchange-rate'
import { pages } from '@/content/pages'
import { budgetWords } from '@/content/plan/budget-words'
import type { AmountName } from '@/content/plan/query'
import { undatedNote } from '@/content/sources'
import type { Season } from '@/lib/intakes'

const steps: Record<StepName, string> = {
  application: 'Apply (fee for one university)',
  apsCertificate: 'APS certificate (check of your degrees)',
  contribution: 'Contribution to the Immigration Office',
  visa: 'Hand in the visa file (fee)',
  visaCentre: 'Charge of the visa centre',
  visaAndPermit: 'Visa and residence permit (MVV, VVR)',
  residenceCard: 'Residence card',
  residencePermit: 'Residence permit',
  flight: 'Flight',
  roomDeposit: 'Deposit for the room',
  tuition: 'Tuition or contribution',
  reply: 'Reply of the university (needed by this day)',
  appointment: 'Book the visa appointment',
  authorisation: 'Ask for the authorisation to stay',
  visaGranted: 'Visa in hand (needed by this day)',
  proofOfFunds: 'Proof of funds',
  insurance: 'Health insurance, a part of living',
  living: 'Rent, food, insurance, transport',
}

/** The steps that others wait for, as the end of a sentence. */
const waitedFor: Record<NeededStep, string> = {
  apsCertificate: 'sending your papers to APS',
  application: 'applying',
  reply: 'the university’s reply',
  appointment: 'booking the appointment',
  proofOfFunds: 'paying in the proof of funds',
  contribution: 'paying the contribution',
  tuition: 'paying the tuition',
  authorisation: 'asking for the authorisation',
  visa: 'handing in the visa file',
  visaCentre: 'handing in the visa file',
  visaAndPermit: 'the university’s application for the visa',
  visaGranted: 'getting the visa',
}

/** All texts of the plan in English. Amounts and dates arrive formatted; hindi.ts has the same keys. */
export const english = {
  ...budgetWords,
  locale: 'en-GB',
  heading: pages.plan.heading,
  lead: 'Your first year in rupees, from published figures. We store nothing that you choose here. Your choices are only in this page’s link: anyone with the link sees them, and our web host sees the link when it is opened.',
  language: 'Language',
  fullStop: '.',
  seasons: {
    spring: (year: string) => `February–April ${year}`,
    fall: (year: string) => `September–October ${year}`,
  } satisfies Record<Season, (year: string) => string>,
  form: {
    title: 'Your plan',
    level: 'Level',
    country: 'Country',
    allCountries: 'All four',
    start: 'Start',
    anyStart: 'Not sure yet',
    amounts: {
      budget: { label: 'First year’s budget', unit: '₹ lakh', example: '15 or 15.5' },
      loan: { label: 'Loan (part of the budget above)', unit: '₹ lakh', example: '8 or 7.5' },
      rate: { label: 'Rupees for €1', unit: '₹', example: '110 or 97.25' },
      interest: {
        label: 'The loan’s interest, as the bank names it',
        unit: '% a year',
        example: '10 or 10.5',
      },
    } satisfies Record<AmountName, { label: string; unit: string; example: string }>,
    wrong: (min: string, max: string, example: string) =>
      `Not counted: enter a number from ${min} to ${max}, such as ${example}.`,
    more: 'Loan, euro rate',
  },
  overview: {
    cheapest: (country: string, low: string) =>
      `${country} costs least: ${low} for the first year, at the lowest tuition.`,
    costs: (country: string, low: string, typical: string) =>
      `The first year in ${country} costs ${low} at the lowest tuition, ${typical} at a typical one.`,
    costsAlike: (country: string, sum: string) => `The first year in ${country} costs ${sum}.`,
    notEnough: (budget: string, country: string, amount: string) =>
      `${budget} is not enough for ${country} yet: ${amount} short, even at the lowest tuition in English.`,
    typical: (sum: string, short?: string) =>
      short ? `With typical tuition: ${sum} in all, ${short} short` : `With typical tuition: ${sum} in all`,
    parts: 'What is in these sums',
    inShort: 'Tuition, living and one-off costs, with their sources',
    total: (extras: string) => `First year in all; extras of about ${extras} come on top`,
    range: (low: string, typical: string) => `${low} to ${typical}`,
    tuition: 'Tuition or contributions',
    living: 'Living, 12 months',
    oneOff: 'One-off costs',
    assumed: 'our assumption',
    ourRange: 'Living: the middle of our own range',
    origins: 'Where these figures come from',
    funds: {
      blockedAccount:
        'Of this, in your blocked account before the visa, unless you prove the money in another way; it then pays your living costs',
      deposit: 'Of this, ready before the visa, tuition included',
      ownAccount:
        'Of this, shown before the visa (sources differ: check guichet.lu): in your own account, or by a loan certificate; it then pays your living costs',
    } satisfies Record<FundsPlace, string>,
    springFew: 'Spring: few programmes begin in February, and our sources name no dates. Ask the programme.',
  },
  /** Warnings beside a verdict. */
  cautions: {
    noDirectEntry: 'Class 12 alone often opens no German bachelor’s.',
    oneInEnglish:
      'The lowest tuition is for one programme in English; most bachelor’s are taught in Dutch or French.',
    severalLanguages: 'Most bachelor’s in Luxembourg are taught in two or three languages.',
    fourYears:
      'The lowest tuition is at a university of applied sciences, where a bachelor’s takes four years.',
  } satisfies Record<Caution, string>,
  inFrench: (sum: string, tuition: string, application: string) =>
    `In French: ${sum}, with tuition of ${tuition} and an application fee of ${application}. A part of the tuition rose in September 2026: ask the university.`,
  frenchDates: (opens: string, closes: string, year: string) =>
    `ULB takes applications from ${opens} to ${closes} (pattern of ${year}): apply early, or the visa comes too late.`,
  /** The names of the universities whose tuition the plan counts. */
  schools: {
    antwerp: 'University of Antwerp, in English',
    antwerpBachelor: 'University of Antwerp, one programme in English',
    ucll: 'UCLL, a university college, in English',
    hague: 'The Hague University of Applied Sciences',
    delft: 'TU Delft',
    dutchRange: 'the national range’s low end',
    twente: 'University of Twente, a technical master’s',
    luxembourg: 'University of Luxembourg, most master’s',
    luxembourgBachelor: 'University of Luxembourg, a bachelor’s first year',
    germanState: 'two contributions with the nationwide ticket, without it less; no tuition in most states',
  } satisfies Record<School, string>,
  oneOffs: firstYearWords.oneOffs,
  excludedCosts: {
    title: 'Extras, on top of the first year’s sum',
    together: 'Together about',
    others: (names: string) =>
      `Also extra, at prices that our sources do not name: ${names}, and TCS, if any.`,
    names: {
      languageTest: 'Language test',
      secondApplication: 'A second application',
      accountFee: 'Fees of the blocked account',
      visaCentre: 'the visa centre’s charge',
      medicalCertificate: 'medical certificate',
      tuberculosisTest: 'Tuberculosis test, unless the IND list names India',
      translatedPapers: 'apostilles and translations',
      bankMargin: 'the bank’s margin on the rate',
    } satisfies Record<ExcludedCostName, string>,
  },
  timing: {
    hardly: (start: string) => `Even if you begin today, a start in ${start} is hardly possible.`,
    instead: (start: string) => `Plan ${start}.`,
    dates: (start: string) => `Dates for ${start}, hardly possible now`,
  },
  degree: {
    title: 'The whole degree: a rough total',
    country: 'Country',
    first: 'First year',
    all: 'All years',
    years: (years: number) => (years === 1 ? '1 year' : `${years} years`),
    appliedSciences: '(applied sciences, lowest tuition)',
    pay: (ofCountries: string) =>
      `To compare, a work permit for graduates asks for at least this pay a month, before tax: ${ofCountries}.`,
    blueCard: '(EU Blue Card; other permits name no minimum)',
    noPay: 'no stay to look for work',
    note: 'Typical tuition and living each year, one-off costs once. For a further year you may have to prove your funds again.',
    payNote: 'After tax and rent, saving for a degree takes years. A degree is no promise of a job.',
    oneYear:
      'Whether a three-year degree is enough for a one-year master’s, our sources do not say: ask the programme.',
    lengths: 'Length of the degree',
  },
  nothingFits: {
    title: 'Nothing fits? What people do then',
    loan: 'A loan: get it sanctioned before the visa, and check that an Indian salary could repay it.',
    later:
      'A scholarship, or a later start: most scholarships close in winter and few pay for everything. A year more of saving is a plan as well.',
    other: (country: string, amount: string) =>
      `Another country: even ${country}, the cheapest, is ${amount} away. Do not rely on a plan that works only with a job beside the studies.`,
  },
  months: {
    title: (country: string) => `${country}, month by month`,
    lead: (start: string) =>
      `Counted with typical tuition and the longest waits, for a start in ${start}. Tuition and dates can be of different universities.`,
    assumed: 'You have not chosen a start, so this is the next main one.',
    next: 'The next dates',
    all: (count: string) => `The other ${count} dates of the year`,
    overdueSteps: (steps: readonly string[]) =>
      `Already late, so do ${steps.length === 1 ? 'this' : 'these'} first: ${steps.join('; ')}.`,
    overdue: 'already late',
    lateSince: (day: string) => `This was to be done by ${day}. Do it now.`,
    thisMonth: 'due this month',
    until: (day: string) => `until ${day}`,
    monthly: (aMonth: string, inAll: string) =>
      `You spend about ${aMonth} a month, ${inAll} in twelve months.`,
    payee: (payee: string) => `Paid to ${payee}.`,
    /** The same in English; Hindi needs another case. */
    paidInto: (payee: string) => `Paid to ${payee}.`,
    refund: (refund: string) => `${refund}.`,
    funds: {
      blockedAccount: (monthly) =>
        `Pay this in by then, but not before you are admitted; you get ${monthly} a month back.`,
      deposit: (_monthly) =>
        'Pay this in by then if your university asks for a transfer; some accept a bank statement. It comes back in one sum after arrival, at some private schools monthly.',
      ownAccount: (monthly) =>
        `Show it by this day: in your account, or by a loan certificate if the bank pays out later. Sources differ on the sum: check guichet.lu. You spend ${monthly} of it a month.`,
    } satisfies Record<FundsPlace, (monthly: string) => string>,
    runningTotal: (needed: string, spent: string) =>
      `By this date you need ${needed} in all; ${spent} of it is spent.`,
    allSpent: (needed: string) => `By this date you have spent ${needed} in all.`,
    wait: (step: NeededStep, time: string, note: string) => `Allow ${time} after ${waitedFor[step]}${note}.`,
    busy: (time: string) => `${time} from March to August`,
    ours: 'our estimate',
    opens: (day: string) => `Opens ${day}.`,
    closes: (day: string) => `Closes about ${day}`,
    pattern: (year: string) => `Pattern of ${year}; check the programme’s page.`,
    officePattern: (year: string) => `Pattern of ${year}; ask the university or the immigration office.`,
    undated: 'Undated pattern; check the programme’s page.',
    veryLast: (day: string) => `${day} is the very last`,
    otherDay: (day: string) => `others about ${day}`,
    tooLate: (day: string, latest: string) =>
      `${day} is too late for the visa: ${latest} is the last day, with the shortest waits; the date of this step is the safe one`,
    past: 'already past',
    unknown: 'We found no closing day: ask the programme.',
    estimate:
      'Days are counted back from the start with the longest waits: those that our sources name, else our estimates. The page of your programme decides.',
    allCountries: 'All four countries',
  },
  /** The legend of the bars, which show where the money is. */
  chart: {
    title: (needed: string) => `Money needed, month by month, up to ${needed}`,
    spent: (amount: string, month: string) => `Spent by ${month}: ${amount}`,
    locked: {
      blockedAccount: (amount, month) => `In the blocked account in ${month}: ${amount}`,
      deposit: (amount, month) => `With the university as a deposit in ${month}: ${amount}`,
      ownAccount: () => '',
    } satisfies Record<FundsPlace, (amount: string, month: string) => string>,
    paidBack: {
      blockedAccount: (amount, month) => `Comes back each month from ${month}: ${amount}`,
      deposit: (amount, month) => `Comes back in one sum, as we assume in ${month}: ${amount}`,
      ownAccount: () => '',
    } satisfies Record<FundsPlace, (amount: string, month: string) => string>,
    available: (amount: string, month: string) =>
      `Not spent, in your own account or agreed as a loan, in ${month}: ${amount}`,
    loan: (amount: string, month: string) => `Up to this line the loan pays: ${amount}, used up by ${month}`,
    table: 'The months in numbers',
    rounded: 'Rounded: a sum can differ by ₹10,000.',
    columns: {
      month: 'End of',
      needed: 'Needed so far',
      spent: 'Spent so far',
      locked: 'Locked: account or university',
      available: 'Own account or agreed loan',
      paidBack: 'Came back that month',
      loan: 'Paid by the loan so far',
    },
  },
  waits: {
    day: (from: string, to: string) => `${from} to ${to} days`,
    week: (from: string, to: string) => `${from} to ${to} weeks`,
    month: (from: string, to: string) => (from === to ? `${to} months` : `${from} to ${to} months`),
  } satisfies Record<Wait['unit'], (from: string, to: string) => string>,
  steps,
  payees: {
    university: 'the university',
    uniAssist: 'the portal uni-assist, if the university uses it',
    embassy: 'the embassy or visa centre',
    aps: 'APS India',
    immigration: 'the Immigration Office',
    authority: 'the public office there',
    insurer: 'the insurer',
    landlord: 'the landlord',
    airline: 'the airline',
    bank: 'your blocked account',
    you: 'you',
  } satisfies Record<Payee, string>,
  refunds: {
    no: 'Not refunded',
    asRule: 'Usually not refunded',
    seldom: 'Refunded only in few cases',
    ifNotDue: 'Refunded only if it was not due',
    ifEnrolled: 'Taken off the tuition if you enrol',
    university: 'Ask the university about a refund before you pay',
    atEnd: 'Refunded when you move out, if nothing is damaged; until then we count it as spent',
    ticket: 'Refunded as the ticket says',
    unknown: 'We found no rule on a refund: ask the embassy',
  } satisfies Record<Refund, string>,
  tcs: {
    title: 'Sending it from India: TCS',
    rule: (percent: string, threshold: string) =>
      `For studies, banks collect ${percent} on what one person sends above ${threshold} in a financial year, April to March. On an education loan from a bank or another specified lender: nothing, so ask which proof of the loan the sending bank wants.`,
    columns: { year: 'Financial year', sent: 'Sent abroad', ownMoney: 'Not from a loan', tcs: 'TCS' },
    taxReturn:
      'TCS is tax paid ahead: it shows in the tax department’s yearly statement (Form 168, once Form 26AS) and counts against the tax of whoever sent it; what is left comes back after the tax return.',
    ahead: {
      blockedAccount: 'We count the money for the visa proof as sent before the visa, not month by month.',
      deposit:
        'We count the money for the visa proof as sent before the visa, not month by month. If your university accepts a bank statement, nothing is sent and no TCS falls due on it.',
      ownAccount: '',
    } satisfies Record<FundsPlace, string>,
    purpose: (code: string, percent: string, threshold: string) =>
      `All that one person sends in the year counts together, whatever it is for. Have the bank book it as studies abroad (purpose code ${code}, fees and hostel): above ${threshold} the rate for other purposes is ${percent}.`,
    sender: {
      one: 'One sender is assumed.',
      two: 'Two senders are assumed: each sends half of every payment, from their own account and with their own PAN.',
    },
    notSent:
      'What you pay in India, such as the flight and the visa fee, is not sent. The first year’s total does not include TCS: keep it ready.',
    senders: { one: 'Count one sender', two: 'Count two senders' },
  },
  loan: {
    title: 'The loan',
    split: (loan: string, own: string) => `${loan} from the bank, ${own} of your own.`,
    typed: (typed: string, counted: string) =>
      `You typed ${typed}; we count ${counted} of it. A loan is a part of the budget, pays no more than this year costs, and nothing before the university’s reply.`,
    missing: (amount: string) => `${amount} is still uncovered at typical tuition.`,
    below: (from: string, years: string) =>
      `The scheme of the State Bank for studies abroad begins above ${from}. Up to that the model scheme of the Indian Banks’ Association asks for no security; parents sign too. You repay from a year after the course, over up to ${years} years.`,
    security: (limit: string) =>
      `Above ${limit} the State Bank asks for security, and below that too unless the university is on its list.`,
    unsecured: (limit: string, model: string) =>
      `Up to ${limit} the State Bank asks for no security where the university is on its list. For other universities banks ask for security above ${model}.`,
    unnamed: (country: string) => `The State Bank’s page does not name ${country}: ask.`,
    repayment: (percent: string, aMonth: string, years: string) =>
      `At ${percent} a year you repay about ${aMonth} a month for ${years} years.`,
    meanwhile: (month: string, courseYears: string, interest: string, total: string) =>
      `By the banks’ model scheme the first instalment is due about ${month}, a year after a course of ${courseYears}; until then ${interest} of interest runs. In all you repay about ${total} for this loan; one for later years comes on top.`,
    assumed:
      'We count interest on the whole loan from its first payment, simple interest until a year after the longest course, and instalments over the longest time that the model scheme allows. Some lenders want instalments from 6 months after the course, or interest at once: ask yours.',
    askInterest:
      'Type the interest that your lender names above, from 1% to 30%, and the instalment stands here.',
    ownFees:
      'Fees before the university’s reply are your own money. Ask the bank for today’s interest, and for the share that you must pay yourself (margin money).',
    before: 'It can be agreed and paid out before the visa, once the university has said yes.',
    chooseCountry: 'Choose one country, and you see what the loan pays and its instalment.',
  },
  refused: {
    title: 'If the visa is refused',
    inShort: 'What comes back, and what you can do then',
    rules: {
      belgium: (euros) => [
        `VUB keeps its application fee of ${euros(refusals.belgium.kept.application)}; ULB keeps ${euros(refusals.belgium.kept.account)} of a blocked account, and the rest goes back to the sender.`,
        'The contribution comes back only if it was not due.',
        'Then: a new file at any time, or within 30 days the Council for Alien Law Litigation.',
      ],
      netherlands: () => [
        'The university applies for you. Maastricht pays tuition and deposit back when asked; the fee of the IND seldom. Private schools may keep a part: read the contract first.',
        'Then: an objection at the IND within 4 weeks.',
      ],
      luxembourg: (euros) => [
        `The visa fee of ${euros(refusals.luxembourg.kept.visa)} is not paid back, and neither is tuition that you have paid.`,
        'Then: normally 3 months for the Administrative Tribunal, with a lawyer.',
      ],
      germany: (euros) => [
        `Fintiba closes the blocked account on the refusal paper and pays back in 3 to 4 weeks; it keeps ${euros(refusals.germany.kept.account)}, and ${euros(refusals.germany.kept.month)} a month. For the visa fee we found no rule.`,
        'Then: within 1 month the Administrative Court in Berlin, in German, or a new file and fee. Embassies take no objection any more.',
      ],
    } satisfies RefusalRules,
  },
  share: {
    ...budgetWords.share,
    title: 'Take it with you',
    send: budgetWords.budget.send,
    print: 'Print',
    calendar: 'Add the dates to my calendar',
    calendarSent:
      'Nothing came? Some apps block files: open this page in Chrome or Safari, or copy the link below.',
    calendarError: 'The file could not be made. Please press once more.',
    calendarNote: 'Choose one country, and you can add its dates to your calendar.',
    talk: 'Talk it through, free',
    write: 'Write to us about this plan',
  },
  tuitionEstimates: { low: 'Low tuition', typical: 'Typical tuition' } satisfies Record<
    TuitionEstimate,
    string
  >,
  sources: {
    rupees: (rate: string) => `We count ${rate} for €1 and round.`,
    ours: exchangeDate,
    yourOwn: 'The rate is your own.',
    undated: undatedNote,
    note: 'An illustration, not a quote: living costs are our estimate, and cities such as Munich or Amsterdam cost more. Figures change every year: check the official page before you apply.',
  },
}

export type PlanWords = typeof english
