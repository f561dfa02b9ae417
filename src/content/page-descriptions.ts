import { articles } from '@/content/blog'
import { destinations } from '@/content/destinations'
import { prices } from '@/content/prices'
import { formatRupees } from '@/lib/money'
import { paths } from '@/lib/paths'

const ofArticles = articles.map(({ slug, description }) => [paths.blogArticle(slug), description])

const ofDestinations = destinations.map(({ slug, nameInText }) => [
  paths.destination(slug),
  `Tuition, living costs, visa, work rights and honest drawbacks of studying in ${nameInText} as a student from India.`,
])

const reward = formatRupees(prices.referral)

/** What search results and social previews say of each page, by its path. Only the build reads it. */
export const pageDescriptions: Record<string, string> = {
  [paths.home]:
    'Free 15-minute call with a consultant who lives in Europe. Admission, visa, studies and first job in Belgium, the Netherlands, Luxembourg and Germany.',
  [paths.about]:
    'Why StudyBridge exists: study-abroad advice paid for by the student, from people who live in the countries they advise on.',
  [paths.contact]:
    'Book a consultation session or ask a question. We answer from Antwerp, Monday to Friday, 9:00 to 17:00 Central European Time.',
  [paths.blogs]:
    'Articles on agent commissions, choosing a university in Belgium, hidden costs of studying abroad and finding the right consultant.',
  [paths.pricing]:
    'Consultation sessions, bundles in three instalments and single services, all in rupees. The first 15-minute call is free, no card needed.',
  [paths.companies]:
    'Employer databases for Indian professionals who want to work in Europe. Belgium is available now; three more countries are coming.',
  [paths.belgiumCompanies]:
    'Established employers in Belgium with their own careers sites. Three to look at for free, the full database by order.',
  [paths.login]: 'Sign in to StudyBridge. No account is needed to book a call or to ask a question.',
  [paths.signup]:
    'Apply to advise students as a consultant, or tell us your plans: where you want to study, and when.',
  [paths.forgotPassword]: 'Help with a forgotten password, and other ways to reach StudyBridge.',
  [paths.services]:
    'Pick only the help you need: 23 single services from university shortlisting to tax guidance, each with its price in rupees.',
  [paths.admissionGuidance]:
    'Shortlist, documents, deadlines and applications for universities in Belgium, the Netherlands, Luxembourg and Germany.',
  [paths.duringStudies]:
    'Registration, residence card, housing, insurance, bank account and study progress: help in your first and later semesters.',
  [paths.postStudy]:
    'CV, interviews, work permits and salary thresholds: coaching for the step from a European degree to a first job, there or in India.',
  [paths.consultants]:
    'The people who advise you: where they live, what they know and how to book a first free call with them.',
  [paths.checkout]: 'Review the services you picked, see the total in rupees and send us your order.',
  '/booking': 'Book a free 15-minute consultation with a StudyBridge consultant.',
  [paths.faq]:
    'Answers on consultations, applications, visas and money, living and studying in Europe, prices and refunds.',
  [paths.referral]: `Give a friend ${reward} off a package and get ${reward} credit for yourself. Credits never expire and can be added together.`,
  [paths.privacy]:
    'Which personal data StudyBridge collects, why, for how long, and the rights you have over it.',
  [paths.terms]:
    'The terms under which StudyBridge advises students and professionals: prices, instalments, refunds, duties and limits.',
  '/404': 'There is no page at this address. It may have moved, or the link has a typo.',
  ...Object.fromEntries([...ofArticles, ...ofDestinations]),
}
