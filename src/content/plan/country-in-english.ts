import type { ExcludedCostName } from '@/content/countries/excluded-fees'
import type { FundsPlace } from '@/content/countries/figures'
import type { NeededStep, Payee, Refund, StepName } from '@/content/countries/plan-steps'
import { type RefusalRules, refusals } from '@/content/countries/refusals'
import { busyMonths, type Wait } from '@/content/countries/waits'
import { countryCount } from '@/content/destinations'
import { monthName } from '@/lib/month'

const steps: Record<StepName, string> = {
  application: 'Apply (fee for one university)',
  apsCertificate: 'Send your papers to APS (check of your degrees)',
  contribution: 'Contribution to the Immigration Office',
  visa: 'Hand in the visa file (fee)',
  visaCentre: 'Charge of the visa centre',
  visaAndPermit: 'Visa and residence permit (MVV, VVR)',
  residenceCard: 'Residence card',
  residencePermit: 'Residence permit',
  flight: 'Flight',
  roomDeposit: 'Deposit for the room',
  tuition: 'Tuition or contribution (ask for the day: it can be weeks earlier)',
  reply: 'Reply of the university (expected by this day)',
  appointment: 'Book the visa appointment (once you are admitted)',
  authorisation: 'Ask for the authorisation to stay',
  visaCollection:
    'Fingerprints at the embassy or visa centre (book the day as soon as the immigration service IND agrees)',
  visaGranted: 'Visa in hand (needed by this day)',
  proofOfFunds: 'Proof of funds',
  insurance: 'Health insurance, a part of living (the visa file may ask for proof of it)',
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
  visaCollection: 'giving fingerprints',
  visaGranted: 'getting the visa',
}

/** The texts of a plan for one country, which load after the page. country-in-hindi.ts has the same keys. */
export const countryInEnglish = {
  excludedCosts: {
    title: 'Extras, on top of the first year’s sum',
    together: 'Together about',
    others: (names: string) =>
      `Also extra, at prices that our sources do not name: ${names}, and TCS, if any.`,
    names: {
      languageTest: 'Language test',
      secondApplication: 'A second application',
      fintibaAccountFee: 'Blocked account at Fintiba, one of the providers',
      privateAccountFee: 'Blocked account at a private provider, at least',
      visaCentre: 'the visa centre’s charge',
      medicalCertificate: 'medical certificate',
      tuberculosisTest: 'Tuberculosis test, unless the IND’s list exempts India',
      translatedPapers: 'apostilles and translations',
      bankMargin: 'the bank’s margin on the rate',
    } satisfies Record<ExcludedCostName, string>,
  },
  months: {
    title: (country: string) => `${country}, month by month`,
    lead: (start: string) =>
      `Counted with typical tuition and the longest waits, for a start in ${start}. Tuition, fees and dates can be of different universities; programmes can close earlier, many master’s in English in winter.`,
    assumed: 'You have not chosen a start, so this is the next main one.',
    next: 'The next dates',
    all: (count: string) => `The other ${count} dates of the year`,
    overdueSteps: (steps: readonly string[]) =>
      `Already late, so do ${steps.length === 1 ? 'this' : 'these'} first: ${steps.join('; ')}.`,
    overdue: 'already late',
    lateSince: (day: string) => `This was to be done by ${day}. Do it now.`,
    thisMonth: 'due this month',
    until: (day: string) => `until ${day}`,
    living: 'Rent, food, insurance, transport',
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
      ownAccount: () =>
        `Show it by this day: in your account, or by a loan certificate if the bank pays out later. Sources differ on the sum: check guichet.lu. You spend it month by month.`,
    } satisfies Record<FundsPlace, (monthly: string) => string>,
    runningTotal: (needed: string, spent: string) =>
      `By this date you need ${needed} in all; ${spent} of it is spent.`,
    allSpent: (needed: string) => `By this date you have spent ${needed} in all.`,
    livingIncluded: (months: number) =>
      months === 1 ? 'The first month’s living is included.' : `${months} months of living are included.`,
    wait: (step: NeededStep, time: string, note: string) => `Allow ${time} after ${waitedFor[step]}${note}.`,
    busy: (time: string) => `${time} from ${monthName(busyMonths.from)} to ${monthName(busyMonths.to)}`,
    longer: 'sometimes longer',
    ours: 'our estimate',
    opens: (day: string) => `Opens ${day}.`,
    opensUnknown:
      'We found no opening day: apply by this day if the portal is open, and ask the university when it decides.',
    closes: (day: string) => `Last day about ${day}`,
    yearNote: (year: string) => `Pattern of ${year}; check the programme’s page.`,
    officeYearNote: (year: string) => `Pattern of ${year}; ask the university or the immigration office.`,
    undated: 'Undated pattern; check the programme’s page.',
    veryLast: (day: string) => `${day} is as a rule the last`,
    otherDay: (day: string) => `others about ${day}`,
    tooLate: (day: string, latest: string) =>
      `${day}, the closing day of many programmes, is too late for the visa: ${latest} is the last day, with the shortest waits; the date of this step is the safe one`,
    /** The same for a file that the university wants a ministry to have. */
    fileTooLate: (day: string, latest: string) =>
      `${day}, the last day that the university names for this file, is too late for the visa: ${latest} is the last day, with the shortest waits; the date of this step is the safe one`,
    past: 'already past',
    unknown: 'We found no closing day: ask the programme.',
    estimate:
      'Days before the start are counted back from it, with the longest waits that our sources name, else our estimates; an earlier closing day comes first. The day of the reply is our estimate, counted forward from the application. The page of your programme decides.',
    allCountries: `All ${countryCount} countries`,
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
    available: {
      blockedAccount: (amount, month) => `In your own account, not spent, in ${month}: ${amount}`,
      deposit: (amount, month) => `Of this, still in your own account at the end of ${month}: ${amount}`,
      ownAccount: (amount, month) =>
        `Not spent, in your own account or promised by the bank as a loan, in ${month}: ${amount}`,
    } satisfies Record<FundsPlace, (amount: string, month: string) => string>,
    loan: (amount: string, month: string) => `Up to this line the loan pays: ${amount}, used up by ${month}`,
    table: 'The months in numbers',
    rounded: 'Rounded: a sum can differ by ₹10,000.',
    columns: {
      month: 'End of',
      needed: 'Needed so far',
      spent: 'Spent so far',
      locked: 'Locked: account or university',
      available: 'Ready, but not spent',
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
    ifEnrolled: 'Taken off the first semester’s tuition if you enrol, as we count it',
    university: 'Ask the university about a refund before you pay',
    atEnd: 'Refunded when you move out, if nothing is damaged; until then we count it as spent',
    ticket: 'Refunded as the ticket says',
    unknown: 'We found no rule on a refund: ask the embassy',
  } satisfies Record<Refund, string>,
  tcs: {
    title: 'Sending it from India: TCS',
    rule: (percent: string, threshold: string) =>
      `For studies, banks collect ${percent} on what one person sends above ${threshold} in a financial year, April to March. On an education loan from a bank or another specified lender: nothing. We do not count such a loan towards the ${threshold} either; our sources do not say whether banks do. Ask the sending bank, and ask which proof of the loan it wants.`,
    columns: {
      year: 'Financial year',
      sent: 'Sent abroad',
      ownMoney: 'Not from a loan',
      tcs: 'TCS, first year of study',
    },
    taxReturn:
      'TCS is tax paid ahead: it shows in the tax department’s yearly statement (Form 168, once Form 26AS) and counts against the tax of whoever sent it; what is left comes back after the tax return.',
    ahead: {
      blockedAccount: 'We count the money for the visa proof as sent before the visa, not month by month.',
      deposit:
        'We count the money for the visa proof as sent before the visa, not month by month. If your university accepts a bank statement, you send no deposit, but it can still want the tuition before the visa. What you send later for living counts then.',
      ownAccount:
        'We count the money for the visa proof as kept in India and sent month by month for living. If you send it all at once, it counts at once, and TCS can fall due.',
    } satisfies Record<FundsPlace, string>,
    purpose: (code: string, percent: string, threshold: string) =>
      `What one person sends for other purposes in that year counts towards the ${threshold}, too. Have the bank book the money as studies abroad (purpose code ${code}, fees and hostel): above ${threshold} the rate for other purposes can be ${percent}.`,
    sender: {
      one: 'One sender is assumed.',
      two: 'Two senders are assumed: each sends half of every payment, from their own account and with their own PAN.',
    },
    notSent:
      'We count only the first year of study. Money for a second year can fall into the same financial year and raise its TCS. What you pay in India, such as the flight, is not sent; if the loan pays for it, more of the sent money is your own. The first year’s total does not include TCS: keep it ready.',
    senders: { one: 'Count one sender', two: 'Count two senders' },
  },
  loan: {
    title: 'The loan',
    split: (loan: string, own: string) => `${loan} from the bank, ${own} of your own.`,
    typed: (typed: string, counted: string) =>
      `You typed ${typed}; we count ${counted} of it. A loan is a part of the budget, pays no more than this year costs, and nothing before the university’s reply.`,
    missing: (amount: string) => `${amount} is still uncovered at typical tuition.`,
    below: (from: string, years: string) =>
      `The scheme of the State Bank for studies abroad begins above ${from}. For smaller loans we name the model scheme of the Indian Banks’ Association: by it you give no security, parents sign too, and you repay from a year after the course, over up to ${years} years.`,
    security: (limit: string) =>
      `Above ${limit} the State Bank asks for security, and below that too unless the university is on its list.`,
    unsecured: (limit: string) =>
      `Up to ${limit} the State Bank asks for no security where the university is on its list; for other universities it does.`,
    modelSecurity: (from: string) =>
      `Other banks: the model scheme of the Indian Banks’ Association asks for security above ${from}.`,
    unnamed: (country: string) => `The State Bank’s page does not name ${country}: ask.`,
    repayment: (percent: string, aMonth: string, years: string) =>
      `At ${percent} a year you repay about ${aMonth} a month for ${years} years.`,
    meanwhile: (month: string, courseYears: string, interest: string, total: string) =>
      `We count the time by the Indian Banks’ Association’s model scheme, not by the State Bank’s rules: the first instalment is due about ${month}, a year after a course of ${courseYears}; until then ${interest} of interest runs. In all you repay about ${total} for this loan; one for later years comes on top.`,
    assumed:
      'We count interest on the whole loan from its first payment, simple interest until a year after the longest course, and instalments over the longest time that the model scheme allows. The State Bank can have other terms. Some lenders want instalments from 6 months after the course, or interest at once: ask yours.',
    askInterest:
      'Type the interest that your lender names above, from 1% to 30%, and the instalment stands here.',
    ownFees:
      'Fees before the university’s reply are your own money. Ask the bank for today’s interest, and for the share that you must pay yourself (margin money).',
    before:
      'The State Bank can agree and pay out the loan before the visa, once the university has said yes.',
  },
  refused: {
    title: 'If the visa is refused',
    inShort: 'What comes back, and what you can do then',
    rules: {
      belgium: (euros) => [
        `VUB keeps its application fee of ${euros(refusals.belgium.kept.application)}; ULB keeps ${euros(refusals.belgium.kept.account)} of a blocked account, and the rest goes back to the sender. For private providers we found no rule: ask.`,
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
}

export type CountryWords = typeof countryInEnglish
