import { type CountryFigures, countryFigures, oneOffFee } from '@/content/countries/figures'
import { repeatedFigures } from '@/content/countries/repeated-figures'
import { tuitions } from '@/content/countries/tuitions'
import { dutchPermitTime, waits, waitText } from '@/content/countries/waits'
import { inRupees, rupeesFirst, withRupeesFirst } from '@/content/exchange-rate'
import { compared } from '@/content/faq/links'
import type { FaqGroup } from '@/content/faq/types'
import { loanRules } from '@/content/india/loan-rules'
import { tcsRule } from '@/content/india/tcs-rule'
import { euroRange, formatEuros } from '@/lib/euros'
import { formatLakh } from '@/lib/lakh'
import { formatRupees } from '@/lib/money'
import { MONTHS_A_YEAR } from '@/lib/month'
import { paths } from '@/lib/paths'

const { belgium, netherlands, luxembourg, germany } = countryFigures
const middleOf = ({ living: { from, to } }: CountryFigures) => rupeesFirst((from + to) / 2)
const fee = (...of: Parameters<typeof oneOffFee>) => formatEuros(oneOffFee(...of))
/** An example of money sent abroad in a year, in rupees. */
const sentAbroad = 2_500_000
const tcsOnSent = ((sentAbroad - tcsRule.threshold) * tcsRule.percent) / 100
const hiddenCosts = paths.blogArticle('hidden-costs-studying-abroad')

export const visa: FaqGroup = {
  id: 'visa-finances',
  title: 'Visa and finances',
  questions: [
    {
      id: 'proof-of-funds',
      question: 'How much money must I show for the visa?',
      answer: [
        {
          text: withRupeesFirst(
            `For one year: ${formatEuros(germany.funds.from)} in Germany, ${formatEuros(belgium.funds.from)} in Belgium (2026-27), ${formatEuros(netherlands.funds.from)} plus tuition in the Netherlands.`,
          ),
          year: '2026',
          sources: ['bafoeg-rate', 'dofi-funds', 'ind-amounts'],
        },
        {
          text: withRupeesFirst(
            `Luxembourg: about ${formatEuros(Math.floor(luxembourg.funds.from))}. Sources differ; check guichet.lu.`,
          ),
          year: '2026',
          sources: ['guichet-immigration'],
        },
      ],
      link: compared,
    },
    {
      id: 'blocked-account',
      question: 'What is a blocked account?',
      answer: [
        {
          text: `It holds your own money and pays it back month by month. In Germany: a twelfth of ${rupeesFirst(germany.funds.from)}, so ${formatEuros(germany.funds.from / MONTHS_A_YEAR)}.`,
          year: '2026',
          sources: ['bafoeg-rate'],
        },
        {
          text: 'Belgium accepts one too. In the Netherlands many universities ask for a deposit and pay it back in one sum after arrival, some private schools monthly. Luxembourg accepts bank statements, a loan or a scholarship.',
        },
      ],
    },
    {
      id: 'guarantor',
      question: 'Can a guarantor sign for me in Belgium?',
      answer: [
        {
          text: withRupeesFirst(
            `Yes, with a form called Annex 32. From 1 September 2026 the guarantor needs ${formatEuros(repeatedFigures.guarantor)} a month after tax.`,
          ),
          year: '2026',
          sources: ['dofi-guarantor'],
        },
        {
          text: 'Do not pay a stranger: ULB warns that paid guarantors can be a fraud.',
          year: '2024-25',
          sources: ['ulb-blocked-account'],
        },
      ],
    },
    {
      id: 'visa-time',
      question: 'How long does the visa take?',
      answer: [
        {
          text: `Belgium: ${waitText(waits.belgianVisa)} or more. Netherlands: often about ${dutchPermitTime.usual}, up to ${dutchPermitTime.limit}, then up to ${waits.dutchVisa.to / 7} weeks to collect it; the university applies for you.`,
          year: 'undated',
          sources: ['uantwerpen-visa', 'studypath-permit', 'uva-visa'],
        },
        {
          text: `Luxembourg: ${waitText(waits.luxembourgAuthorisation)}. Germany: a guide says ${waitText(waits.germanAppointment)} until the appointment, then ${waitText(waits.germanVisa)}. Book it once you are admitted.`,
          year: '2026',
          sources: ['my-university-2026', 'yourweg-2026-05', 'leap-scholar-2026-04'],
        },
      ],
    },
    {
      id: 'visa-fees',
      question: 'What are the visa and permit fees?',
      answer: [
        {
          text: withRupeesFirst(
            `Belgium: visa ${fee('belgium', 'visa')} (from 1 July 2026), contribution ${fee('belgium', 'contribution')}.`,
          ),
          year: '2026',
          sources: ['belgium-in-india', 'dofi-contribution'],
        },
        {
          text: withRupeesFirst(
            `Netherlands: ${fee('netherlands', 'visaAndPermit')}. Luxembourg: visa ${fee('luxembourg', 'visa')}, permit ${fee('luxembourg', 'residencePermit')}. Germany: visa ${fee('germany', 'visa')}, permit ${fee('germany', 'residencePermit')}.`,
          ),
          year: '2026',
          sources: ['ind-fees', 'guichet-immigration', 'germany-residence-fees'],
        },
        { text: 'Visa centres charge extra.' },
      ],
    },
    {
      id: 'tuition',
      question: 'How much is tuition?',
      answer: [
        {
          text: `₹0 to ${inRupees(15_000)} (€0-15,000 per year) at most public universities in Belgium, Luxembourg and Germany; private schools can cost more.`,
          year: '2026',
          sources: ['study-in-germany', 'belga-tuition-2026-06', 'my-university-2026'],
        },
        {
          text: withRupeesFirst(
            `Dutch universities often charge more: a bachelor’s at The Hague University of Applied Sciences ${formatEuros(tuitions.netherlands.bachelor.low.from)}.`,
          ),
          year: tuitions.netherlands.bachelor.low.year,
          sources: [tuitions.netherlands.bachelor.low.source],
        },
        {
          text: withRupeesFirst('Dutch master’s: about €12,000 to €30,000.'),
          year: '2024-25',
          sources: ['study-in-nl-tuition'],
        },
        {
          text: withRupeesFirst(
            `In Germany some charge, a semester: TU Munich ${euroRange(repeatedFigures.munich)}, TH Ingolstadt and TH Deggendorf ${formatEuros(repeatedFigures.serviceFee)}.`,
          ),
          year: '2025-26',
          sources: ['tum-tuition', 'thi-service-fee', 'deggendorf-service-fee'],
        },
        {
          text: withRupeesFirst('Baden-Württemberg asks €1,500 a semester; check whether it still does.'),
          year: 'undated',
          sources: ['baden-wuerttemberg-tuition'],
        },
      ],
      link: compared,
    },
    {
      id: 'living-costs',
      question: 'How much are living costs?',
      answer: [
        {
          text: `${inRupees(800)} to ${inRupees(1200)} (€800-1,200 per month) in smaller cities of Belgium and Germany, by our estimate; plan with the amounts below.`,
          ours: true,
        },
        {
          text: `Our plan counts the middle of our range a month; Munich or Amsterdam cost more: ${middleOf(belgium)} in Belgium, ${middleOf(germany)} in Germany, ${middleOf(netherlands)} in the Netherlands, ${middleOf(luxembourg)} in Luxembourg.`,
          ours: true,
        },
      ],
      link: compared,
    },
    {
      id: 'education-loan',
      question: 'Education loan: how much, and what security?',
      answer: [
        {
          text: 'The interest lowers your tax for 8 years, in the old regime only (section 129, once 80E).',
          year: '2026',
          sources: ['easevalue-2026-07'],
        },
        {
          text: 'Bank of Baroda asked 8.70% to 12.70% a year. Ask each lender for today’s rate and the first instalment’s date.',
          year: '2025',
          sources: ['propelld-2025-09'],
        },
      ],
      table: [
        {
          subject: 'Up to ₹7.5 lakh',
          text: `The model scheme of the Indian Banks’ Association: no security, parents sign too. You repay from a year after the course, over up to ${loanRules.modelScheme.years} years.`,
          year: loanRules.modelScheme.year,
          sources: [loanRules.modelScheme.source],
        },
        {
          subject: 'SBI Global Ed-Vantage',
          text: 'Above ₹7.5 lakh, up to ₹3 crore; up to ₹50 lakh without security at chosen institutions. Can be paid before the visa, after the admission. Luxembourg is not named: ask.',
          year: 'undated',
          sources: ['sbi-ed-vantage'],
        },
        {
          subject: 'Bank of Baroda Scholar',
          text: 'Up to ₹1.5 crore for institutions on its list, ₹60 lakh for others; without security up to ₹7.5 lakh.',
          year: '2025',
          sources: ['propelld-2025-09', 'baroda-scholar'],
        },
        {
          subject: 'Credila',
          text: 'About ₹45 to 50 lakh without security. Interest may start at once.',
          year: 'undated',
          sources: ['education-loan-guru', 'credila-repayment'],
        },
        {
          subject: 'PM Vidyalaxmi',
          text: 'Not for studies abroad.',
          year: 'undated',
          sources: ['indian-bank-vidyalaxmi'],
        },
      ],
      link: { label: 'Loans and paying', to: `${hiddenCosts}#sending-the-money-from-india` },
    },
    {
      id: 'loans-tcs',
      question: 'How do I pay from India, and what is tax at source (TCS)?',
      answer: [
        {
          text: `Wire the tuition to the university itself. Banks collect a tax on money sent abroad for education: ${tcsRule.percent}% above ${formatLakh(tcsRule.threshold)} a year, since 1 April 2026. On ${formatLakh(sentAbroad)} of your own that is ${formatRupees(tcsOnSent)}, on top of what you send.`,
          year: tcsRule.year,
          sources: ['business-standard-2026-02', 'taxtmi-2026'],
        },
        {
          text: `The ${formatLakh(tcsRule.threshold)} are per person, for all purposes together. Have the bank book it as studies abroad, code ${tcsRule.purpose.code} (fees and hostel): for other purposes ${tcsRule.purpose.otherPercent}% can fall due.`,
          year: tcsRule.purpose.year,
          sources: [tcsRule.purpose.source],
        },
        {
          text: 'TCS shows in the tax department’s yearly statement (Form 168, once Form 26AS) and counts against the sender’s tax; what is left comes back after the tax return. A loan from a specified lender carries none; whether it uses up the limit, ask the bank.',
          year: '2026',
          sources: ['taxheal-2026-04'],
        },
        {
          text: 'One person may send USD 250,000 a year (LRS); check rbi.org.in.',
          year: '2023',
          sources: ['moneycontrol-2023-06'],
        },
      ],
    },
    {
      id: 'scholarships',
      question: 'Which scholarships can I try for?',
      answer: [
        {
          text: 'Flanders: Master Mind, VLIR-UOS. Netherlands: NL Scholarship. Germany: DAAD (its academic exchange service), Deutschlandstipendium. All of Europe: Erasmus Mundus. Many close early: read the official page in autumn.',
        },
      ],
    },
    {
      id: 'visa-refused',
      question: 'My visa was refused. Do I get my money back, and what now?',
      answer: [
        {
          text: 'Correct the cause and apply again. Visa fees are usually not refunded, in Luxembourg never. For Germany’s we found no rule: ask the mission. Or appeal, best with a lawyer:',
        },
      ],
      table: [
        {
          subject: 'Belgium',
          text: 'Within 30 days, at the Council for Alien Law Litigation.',
          year: 'undated',
          sources: ['belgium-refusal'],
        },
        {
          subject: 'Netherlands',
          text: 'Within 4 weeks, at the immigration service (IND). The university is the applicant; Maastricht pays tuition back on request.',
          year: 'undated',
          sources: ['mvv-refusal', 'maastricht-refund'],
        },
        {
          subject: 'Luxembourg',
          text: 'Normally within 3 months, at the Administrative Tribunal.',
          year: 'undated',
          sources: ['guichet-appeal'],
        },
        {
          subject: 'Germany',
          text: 'Within 1 month, at the Administrative Court in Berlin; no objection at the embassy since 1 July 2025.',
          year: '2025',
          sources: ['germany-refusal-2025-12'],
        },
      ],
    },
  ],
}
