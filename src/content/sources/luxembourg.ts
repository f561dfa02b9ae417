import type { Source } from '@/content/sources/source'

export const luxembourg = {
  'guichet-immigration': {
    name: 'Guichet.lu: residence permit for students (in French)',
    url: 'https://guichet.public.lu/fr/citoyens/immigration/plus-3-mois/ressortissant-tiers/etudiant/titre-sejour-etudiant.html',
    date: 'checked October 2026',
    official: true,
  },
  'guichet-after-studies': {
    name: 'Guichet.lu: staying in Luxembourg after studies',
    url: 'https://guichet.public.lu/en/entreprises/ressources-humaines/recrutement/ressortissant-pays-tiers/plus-3-mois/sejour-luxembourg-apres-etudes.html',
    date: 'checked October 2026',
    official: true,
  },
  'luxembourg-law-2023': {
    name: 'Luxembourg law of 7 August 2023: work after studies',
    url: 'https://legilux.public.lu/eli/etat/leg/loi/2023/08/07/a556/jo',
    date: 'checked October 2026',
    official: true,
  },
  'adem-2026': {
    name: 'ADEM: hiring from outside the EU (in French)',
    url: 'https://adem.public.lu/fr/employeurs/recruter-ressortissant-pays-tiers.html',
    date: 'checked October 2026',
    official: true,
  },
  'guichet-blue-card': {
    name: 'Guichet.lu: EU Blue Card',
    url: 'https://guichet.public.lu/en/citoyens/immigration/plus-3-mois/ressortissant-tiers/hautement-qualifie/salarie-hautement-qualifie.html',
    date: 'last updated 3 March 2026',
    official: true,
  },
  'luxrelo-2018': {
    name: 'LuxRelo: the law on graduates of Luxembourg',
    url: 'https://www.luxrelo.lu/post/2018/08/20/luxembourg-pass-a-new-law-extending-visa-residence-permit-for-non-eu-graduates-researcher',
    date: '20 August 2018',
    official: false,
  },
  'uni-lu-admissions': {
    name: 'University of Luxembourg: bachelor and master admissions',
    url: 'https://www.uni.lu/en/admissions/bachelor-master/ma-d',
    date: 'admissions of 2024, read November 2026',
    official: true,
  },
  'uni-lu-supply-chain': {
    name: 'University of Luxembourg: master in logistics and supply chain management',
    url: 'https://www.uni.lu/fdef-en/study-programs/master-in-logistics-and-supply-chain-management-digital-procurement/admissions/',
    date: 'admissions of 2024',
    official: true,
  },
  'uni-lu-living-costs': {
    name: 'University of Luxembourg: cost of living',
    url: 'https://www.uni.lu/life-en/financial-support/cost-of-living/',
    date: 'undated, read November 2026',
    official: true,
  },
  'uni-lu-working': {
    name: 'University of Luxembourg: working in Luxembourg',
    url: 'https://www.uni.lu/life-en/moving-to-luxembourg/working-in-luxembourg/',
    date: 'undated, read November 2026',
    official: true,
  },
  'uni-lu-insurance': {
    name: 'University of Luxembourg: insurances',
    url: 'https://www.uni.lu/life-en/moving-to-luxembourg/insurances/',
    date: '28 October 2025',
    official: true,
  },
  'studyaidhub-2025': {
    name: 'Studyaidhub: University of Luxembourg, fees and deadlines',
    url: 'https://studyaidhub.com/university-of-luxembourg-admissions-tuition-fees-application-process-deadlines-for-2025-6.html',
    date: '2025',
    official: false,
  },
  'my-university-2026': {
    name: 'My-university.pro: guide to admissions in Luxembourg',
    url: 'https://my-university.pro/en/blog/guide-to-university-admissions-in-luxembourg-2026-a-full-step-by-step-roadmap-part-3-mox3rydt',
    date: '2026',
    official: false,
  },
  'paperjam-2024': {
    name: 'Paperjam: the EU Blue Card in Luxembourg',
    url: 'https://en.paperjam.lu/article/income-threshold-for-eu-blue-c',
    date: '2024',
    official: false,
  },

  'luxembourg-rent-law': {
    name: 'Luxembourg law of 23 July 2024 on residential leases',
    url: 'https://legilux.public.lu/eli/etat/leg/loi/2024/07/23/a343/jo',
    date: '23 July 2024',
    official: true,
  },
  'uni-lu-parliamentary': {
    name: 'University of Luxembourg: master’s in parliamentary studies, admissions',
    url: 'https://www.uni.lu/fhse-en/study-programs/master-en-etudes-parlementaires/admissions',
    date: 'for 2025',
    official: true,
  },
  'ccss-2026': {
    name: 'Luxembourg social security (CCSS): social parameters',
    url: 'https://www.ccss.public.lu/fr/parametres-sociaux.html',
    date: 'for June 2026, checked October 2026',
    official: true,
  },
  'uni-lu-language': {
    name: 'University of Luxembourg: proof of language skills',
    url: 'https://www.uni.lu/en/admissions/proof-of-language-skills/',
    date: '2 April 2026',
    official: true,
  },
  'uni-lu-radiology': {
    name: 'University of Luxembourg: bachelor for radiology assistants',
    url: 'https://www.uni.lu/fstm-en/study-programs/bachelor-in-health-sciences-medical-technical-radiology-assistant/admissions',
    date: 'for admission in 2026',
    official: true,
  },
  'eu-family-luxembourg': {
    name: 'European Commission: family members in Luxembourg',
    url: 'https://home-affairs.ec.europa.eu/policies/migration-and-asylum/eu-immigration-portal/family-member-luxembourg_en',
    date: '1 April 2025',
    official: true,
  },
  'eu-long-term-residents': {
    name: 'European Union: directive on long-term residents',
    url: 'https://eur-lex.europa.eu/eli/dir/2003/109/oj',
    date: 'of 2003, in force',
    official: true,
  },
  'guichet-appeal': {
    name: 'Guichet.lu: challenging administrative decisions',
    url: 'https://guichet.public.lu/en/citoyens/citoyennete/voies-recours-reglement-litiges/contestation-decision-administrative/recours-decision-administrative.html',
    date: 'undated, read November 2026',
    official: true,
  },
  'uni-lu-payment': {
    name: 'University of Luxembourg: payment',
    url: 'https://www.uni.lu/en/education/academic-matters/student-status/payment',
    date: 'undated, read November 2026',
    official: true,
  },
  'uni-lu-computer-science': {
    name: 'University of Luxembourg: bachelor in computer science',
    url: 'https://www.uni.lu/fstm-en/study-programs/bachelor-in-computer-science/admissions/',
    date: '2023',
    official: true,
  },
} as const satisfies Record<string, Source>
