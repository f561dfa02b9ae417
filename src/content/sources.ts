export type Source = {
  /** Publisher and what the page is about. */
  name: string
  url: string
  /** When it was published or checked, ready to print. */
  date: string
  /** Published by the authority, insurer or university that the fact belongs to. */
  official: boolean
}

/** Where the figures in the copy come from. `sources.test.ts` keeps each of them in use. */
export const sources = {
  // Belgium
  'dofi-funds': {
    name: 'Belgian Immigration Office: means of subsistence (in French)',
    url: 'https://dofi.ibz.be/fr/themes/ressortissants-dun-pays-tiers/etudes/moyens-de-subsistance-suffisants',
    date: 'checked October 2026',
    official: true,
  },
  'dofi-guarantor': {
    name: 'Belgian Immigration Office: guarantor, Annex 32 (in French)',
    url: 'https://dofi.ibz.be/fr/themes/ressortissants-dun-pays-tiers/etudes/engagement-de-prise-en-charge-annexe-32',
    date: 'checked October 2026',
    official: true,
  },
  'dofi-contribution': {
    name: 'Belgian Immigration Office: contribution (in French)',
    url: 'https://dofi.ibz.be/fr/themes/ressortissants-dun-pays-tiers/redevance',
    date: 'checked October 2026',
    official: true,
  },
  'dofi-work': {
    name: 'Belgian Immigration Office: work during studies (in French)',
    url: 'https://dofi.ibz.be/fr/themes/ressortissants-dun-pays-tiers/etudes/travailler-pendant-les-etudes',
    date: 'checked October 2026',
    official: true,
  },
  'rrn-cards': {
    name: 'National Register: cards for foreigners in Belgium (in French)',
    url: 'https://rrn.fgov.be/fr/documents-didentite/cartes-pour-etrangers/',
    date: 'checked October 2026',
    official: true,
  },
  'brussels-cards': {
    name: 'City of Brussels: residence cards of foreigners',
    url: 'https://www.brussels.be/residence-cards-foreigners',
    date: 'checked October 2026',
    official: true,
  },
  'dofi-search-year': {
    name: 'Belgian Immigration Office: orientation year after studies',
    url: 'https://dofi.ibz.be/en/themes/third-country-nationals/study/orientation-year-after-completion-studies',
    date: 'checked October 2026',
    official: true,
  },
  'belgium-in-india': {
    name: 'Belgian embassy: visa for Belgium, from India',
    url: 'https://india.diplomatie.belgium.be/en/travel-to-belgium/visa/india',
    date: 'fees checked October 2026',
    official: true,
  },
  'brussels-times-2026-03': {
    name: 'The Brussels Times: Belgium raises the financial threshold for non-EU students',
    url: 'https://www.brusselstimes.com/belgium/2004540/belgium-raises-financial-threshold-for-non-eu-students/',
    date: '4 March 2026',
    official: false,
  },
  'belga-2026-06': {
    name: 'Belga: Belgium tightens rules for foreign students',
    url: 'https://www.belganewsagency.eu/belgium-tightens-rules-for-foreign-students',
    date: '1 June 2026',
    official: false,
  },
  'belga-tuition-2026-06': {
    name: 'Belga: Flemish universities raise tuition fees for non-EU students',
    url: 'https://www.belganewsagency.eu/flemish-universities-raise-tuition-fees-for-non-eu-students',
    date: '29 June 2026',
    official: false,
  },
  'studely-2026-06': {
    name: 'Studely: proof of funds for Belgium, by a provider of blocked accounts',
    url: 'https://www.studely.com/en/post/compte-bloque-studely-compte-bloque-universitaire-ou-garant-annexe-32-quelle-solution-choisir-pour-obtenir-son-visa-etudiant-en-belgique',
    date: '12 June 2026',
    official: false,
  },
  'ulb-blocked-account': {
    name: 'ULB: blocked accounts for a visa or residence permit',
    url: 'https://www.ulb.be/en/non-exchange-international-students/information-about-blocked-accounts-for-visa-or-residence-permit-renewal',
    date: 'academic year 2024-25',
    official: true,
  },
  'uantwerpen-deadlines': {
    name: 'University of Antwerp: enrolment in the advanced master in technology',
    url: 'https://www.uantwerpen.be/en/projects/advanced-master-tech/admission/enrollment',
    date: 'for 2026-27',
    official: true,
  },
  'uantwerpen-visa': {
    name: 'University of Antwerp: student visa',
    url: 'https://www.uantwerpen.be/en/study/international-mobility/international-degree-student/before-you-come/student-visa/',
    date: 'undated, read November 2026',
    official: true,
  },
  'ugent-tuition-economics': {
    name: 'Ghent University, Faculty of Economics: tuition',
    url: 'https://ugent.be/eb/en/study-programmes/tuition-scholarship.htm',
    date: 'academic year 2023-24',
    official: true,
  },
  'ugent-deadlines': {
    name: 'Ghent University: application deadlines',
    url: 'https://www.ugent.be/prospect/en/administration/application/application-degree/deadlines.htm',
    date: 'academic year 2021-22',
    official: true,
  },
  'study-in-belgium': {
    name: 'Study in Belgium: tuition at French-language institutions',
    url: 'https://www.studyinbelgium.be/fr/etudier-en-belgique-francophone-les-frais-dinscription',
    date: 'academic year 2025-26',
    official: true,
  },
  'unamur-fees': {
    name: 'University of Namur: fees for international students',
    url: 'https://unamur.be/fr/inscription/international/droits',
    date: 'academic year 2025-26',
    official: true,
  },
  'vub-application': {
    name: 'VUB: studying at VUB starts here',
    url: 'https://vub.be/en/studying-at-vub-starts-here',
    date: 'academic year 2025-26',
    official: true,
  },
  'vub-living-costs': {
    name: 'VUB: how much does studying cost?',
    url: 'https://www.vub.be/en/studying-vub/practical-info-for-students/how-much-does-studying-cost',
    date: 'undated, read November 2026',
    official: true,
  },
  'kotkompass-2024': {
    name: 'The Brussels Times: Kotkompass, rents of student rooms',
    url: 'https://brusselstimes.com/1358528/brussels-still-by-far-the-most-expensive-city-for-students-tbtb',
    date: '2024',
    official: false,
  },
  'kuleuven-economics': {
    name: 'KU Leuven, Faculty of Economics: questions of prospective students',
    url: 'https://feb.kuleuven.be/eng/prospective-students/frequently-asked-questions',
    date: 'undated, read November 2026',
    official: true,
  },
  'student-at-work': {
    name: 'Student@work: for foreign students',
    url: 'https://studentatwork.be/en/for-foreign-students.html',
    date: 'undated, read November 2026',
    official: true,
  },
  'beci-2025-05': {
    name: 'Brussels chamber of commerce: student work, rules of 2025',
    url: 'https://www.beci.be/en/blog/talents-33/student-work-in-belgium-legal-framework-in-2025-4344',
    date: '14 May 2025',
    official: false,
  },
  'student-insurance-2026-03': {
    name: 'Student-insurance.com: health insurance in Belgium',
    url: 'https://www.student-insurance.com/countries/belgium/',
    date: 'March 2026',
    official: false,
  },
  'kpmg-2026-01': {
    name: 'KPMG: Belgian salary thresholds 2026',
    url: 'https://kpmg.com/xx/en/our-insights/gms-flash-alert/2026/flash-alert-2026-018.html',
    date: '26 January 2026',
    official: false,
  },
  'brussels-times-2026-02': {
    name: 'The Brussels Times: minimum salaries for foreign workers',
    url: 'https://www.brusselstimes.com/belgium/1929259/foreign-workers-in-belgium-face-steep-hike-in-minimum-salary-requirements/',
    date: '26 February 2026',
    official: false,
  },
  'vlaanderen-work': {
    name: 'Government of Flanders: work permits for foreign workers',
    url: 'https://www.vlaanderen.be/en/work-permits-for-foreign-workers',
    date: 'checked October 2026',
    official: true,
  },
  'uantwerpen-family': {
    name: 'University of Antwerp: bringing your family',
    url: 'https://www.uantwerpen.be/en/life-in-antwerp/visa-and-permits/visa/bringing-your-family/',
    date: 'undated, read November 2026',
    official: true,
  },
  'dofi-family': {
    name: 'Belgian Immigration Office: income for family reunification (in French)',
    url: 'https://dofi.ibz.be/fr/themes/faq/regroupement-familial/moyens-de-subsistance-stables-reguliers-et-suffisants',
    date: 'checked October 2026',
    official: true,
  },
  'altea-2025': {
    name: 'Altea: the reform of family reunification in Belgium',
    url: 'https://altea.be/en/news/family-reunification-reform-2025-in-belgium-from-expansion-to-restriction.html',
    date: '2025',
    official: false,
  },
  'agii-long-term': {
    name: 'Agii: long-term residents in Belgium (in Dutch)',
    url: 'https://www.agii.be/thema/verblijfsrecht-uitwijzing-reizen/langdurig-ingezetene/langdurig-ingezetene-in-belgie/wat-zijn-de-voorwaarden-voor-een-langdurig-ingezetene',
    date: 'undated, read November 2026',
    official: true,
  },
  'kuleuven-energy': {
    name: 'KU Leuven: admission to the EIT-KIC master in energy',
    url: 'https://onderwijsaanbod.kuleuven.be/opleidingen/e/SC_52906325.htm',
    date: 'undated, read November 2026',
    official: true,
  },
  'vub-admission': {
    name: 'VUB: admission and financing',
    url: 'https://study-at-vub.com/admission-financing/',
    date: 'undated, read November 2026',
    official: true,
  },
  'ugent-equivalence': {
    name: 'Ghent University: equivalence of diplomas',
    url: 'https://www.ugent.be/student/en/administration/diploma/equivalence.htm',
    date: 'undated, read November 2026',
    official: true,
  },
  'belgium-refusal': {
    name: 'Belgian embassy: refusal and appeal, page of the embassy in Thailand',
    url: 'https://thailand.diplomatie.belgium.be/en/travel-belgium/visa-belgium/refusal-and-possibility-appeal',
    date: 'undated, read November 2026',
    official: true,
  },

  // Netherlands
  'ind-amounts': {
    name: 'IND: required amounts and income requirements',
    url: 'https://ind.nl/en/required-amounts-income-requirements',
    date: 'checked October 2026',
    official: true,
  },
  'ind-study': {
    name: 'IND: residence permit for study',
    url: 'https://ind.nl/en/residence-permits/study/student-residence-permit-university-or-higher-professional-education',
    date: 'checked October 2026',
    official: true,
  },
  'ind-fees': {
    name: 'IND: fees of an application',
    url: 'https://ind.nl/en/fees-costs-of-an-application',
    date: 'checked October 2026',
    official: true,
  },
  'ind-orientation-year': {
    name: 'IND: orientation year',
    url: 'https://ind.nl/en/residence-permits/work/residence-permit-for-orientation-year',
    date: 'checked October 2026',
    official: true,
  },
  'study-in-nl-tuition': {
    name: 'Study in NL: tuition and application fees',
    url: 'https://www.studyinnl.org/finances/tuition-fees',
    date: 'academic year 2024-25',
    official: true,
  },
  'studielink-deadlines': {
    name: 'Studielink: make sure you are on time',
    url: 'https://info.studielink.nl/en/how-to-use-studielink/make-sure-you-are-on-time',
    date: 'undated, read November 2026',
    official: true,
  },
  'studypath-tuition': {
    name: 'Studypath: tuition fees in the Netherlands',
    url: 'https://studypath.nl/guides/tuition-fees',
    date: 'for 2026-27',
    official: false,
  },
  'studypath-permit': {
    name: 'Studypath: residence permit for study',
    url: 'https://studypath.nl/guides/residence-permit',
    date: 'undated, read November 2026',
    official: false,
  },
  'nhl-stenden': {
    name: 'NHL Stenden: institutional fee and deposit of a university of applied sciences',
    url: 'https://www.nhlstenden.com/en/practical-information/tuition-fees/institutional-tuition-fee',
    date: 'undated, read November 2026',
    official: true,
  },
  'dutch-municipality': {
    name: 'Government of the Netherlands: registering with the municipality',
    url: 'https://www.government.nl/topics/personal-data/question-and-answer/when-should-i-register-with-the-personal-records-database-as-a-resident',
    date: 'checked October 2026',
    official: true,
  },
  'cak-2026': {
    name: 'CAK: compulsory Dutch health insurance',
    url: 'https://www.hetcak.nl/regelingen/zorgverzekering-buitenland',
    date: 'checked October 2026',
    official: true,
  },
  'twente-working': {
    name: 'University of Twente: working beside your studies',
    url: 'https://www.utwente.nl/en/ces/career-services/student/working/university',
    date: 'undated, read November 2026',
    official: true,
  },
  'hague-orientation-year': {
    name: 'The Hague International Centre: orientation year permit',
    url: 'https://www.thehagueinternationalcentre.nl/orientation-year-permit',
    date: 'undated, read November 2026',
    official: true,
  },
  'meijburg-2025-12': {
    name: 'KPMG Meijburg: highly skilled migrant salaries 2026',
    url: 'https://www.meijburg.com/news/annual-adjustment-salary-criterion-highly-skilled-migrants-2026',
    date: '18 December 2025',
    official: false,
  },
  'grant-thornton-30': {
    name: 'Grant Thornton: 30% ruling, changes ahead of 2026',
    url: 'https://www.grantthornton.nl/en/insights-en/human-capital-services/30-ruling-updates-ahead-of-2026',
    date: 'for 2026',
    official: false,
  },
  'tudelft-tuition': {
    name: 'TU Delft: tuition fees and payment',
    url: 'https://www.tudelft.nl/en/education/practical-matters/tuition-fee-finances/',
    date: 'academic year 2023-24',
    official: true,
  },
  'utwente-tuition': {
    name: 'University of Twente: tuition fees and payment',
    url: 'https://www.utwente.nl/en/education/student-services/upcoming-students/money-matters/tuitionfees/',
    date: 'undated, read November 2026',
    official: true,
  },
  'dutchreview-2022-08': {
    name: 'DutchReview: international students and the housing shortage',
    url: 'https://dutchreview.com/news/international-students-forced-drop-out-lack-of-dutch-housing/',
    date: '11 August 2022',
    official: false,
  },
  'ihe-delft-english': {
    name: 'IHE Delft: English language requirements',
    url: 'https://www.un-ihe.org/english-language-requirements',
    date: 'undated, read November 2026',
    official: true,
  },
  'uva-english': {
    name: 'University of Amsterdam: English requirements',
    url: 'https://www.uva.nl/en/shared-content/subsites/amsterdam-school-of-economics/en/masters/business-economics/application-and-admission/students-with-international-prior-education/english-language-proficiency.html',
    date: 'undated, read November 2026',
    official: true,
  },
  'tudelft-deadlines': {
    name: 'TU Delft: dates and deadlines of master’s programmes',
    url: 'https://www.tudelft.nl/en/education/admission-and-application/msc-international-diploma/dates-deadlines',
    date: 'undated, read November 2026',
    official: true,
  },
  'tudelft-grades': {
    name: 'TU Delft: admission with a degree from abroad',
    url: 'https://www.tudelft.nl/onderwijs/opleidingen/masters/cosem/msc-complex-systems-engineering-and-management/application-and-admission/non-dutch-bsc-degree/',
    date: 'undated, read November 2026',
    official: true,
  },
  'tue-grades': {
    name: 'TU Eindhoven: admission to the master’s in chemical engineering',
    url: 'https://www.tue.nl/en/education/tue-graduate-school/masters-programs/chemical-engineering/admission/',
    date: 'undated, read November 2026',
    official: true,
  },
  'erasmus-magazine-2025-08': {
    name: 'Erasmus Magazine: rents of student rooms, from Kamernet',
    url: 'https://www.erasmusmagazine.nl/en/2025/08/26/prijs-van-rotterdamse-studentenkamer-stijgt-naar-700-euro/',
    date: '26 August 2025',
    official: false,
  },
  'ind-permanent': {
    name: 'IND: permanent residence and long-term EU residency',
    url: 'https://ind.nl/en/residence-permits/continuous-residence-and-permanent-residence/permanent-residence-or-long-term-eu-residency',
    date: 'checked October 2026',
    official: true,
  },
  'nuffic-india': {
    name: 'Nuffic: higher education in India',
    url: 'https://www.nuffic.nl/en/education-systems/india/higher-education',
    date: 'undated, read November 2026',
    official: true,
  },
  'ind-partner': {
    name: 'IND: residence permit for a spouse or partner',
    url: 'https://ind.nl/en/residence-permits/family/residence-permit-for-spouse-or-registered-partner',
    date: 'checked October 2026',
    official: true,
  },
  'maastricht-refund': {
    name: 'Maastricht University: refund when a visa is refused',
    url: 'https://www.maastrichtuniversity.nl/node?page=354',
    date: 'undated, read November 2026',
    official: true,
  },
  'mvv-refusal': {
    name: 'Visumgeweigerd.nl: MVV rejected, what now',
    url: 'https://visumgeweigerd.nl/en_US/residence-permit/verblijf-4/',
    date: 'undated, read November 2026',
    official: false,
  },

  // Luxembourg
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

  // Germany
  'bafoeg-rate': {
    name: 'BAföG: German student support law, 29th amendment, the rate behind the blocked account',
    url: 'https://www.recht.bund.de/bgbl/1/2024/238/regelungstext.pdf',
    date: 'in force since 2024, checked October 2026',
    official: true,
  },
  'germany-residence-act': {
    name: 'German Residence Act: Aufenthaltsgesetz',
    url: 'https://www.gesetze-im-internet.de/aufenthg_2004/',
    date: 'checked October 2026',
    official: true,
  },
  'germany-nationality-act': {
    name: 'German Nationality Act: Staatsangehörigkeitsgesetz',
    url: 'https://www.gesetze-im-internet.de/stag/',
    date: 'checked October 2026',
    official: true,
  },
  'germany-residence-fees': {
    name: 'German Residence Ordinance: visa and permit fees (Aufenthaltsverordnung)',
    url: 'https://www.gesetze-im-internet.de/aufenthv/',
    date: 'checked October 2026',
    official: true,
  },
  'germany-registration-act': {
    name: 'German Registration Act: Bundesmeldegesetz',
    url: 'https://www.gesetze-im-internet.de/bmg/',
    date: 'checked October 2026',
    official: true,
  },
  'germany-minimum-wage': {
    name: 'German minimum wage ordinance',
    url: 'https://www.gesetze-im-internet.de/milov5/',
    date: 'checked October 2026',
    official: true,
  },
  'make-it-blue-card': {
    name: 'Make it in Germany: EU Blue Card',
    url: 'https://www.make-it-in-germany.com/en/visa-residence/types-of-visa/eu-blue-card',
    date: 'checked October 2026',
    official: true,
  },
  'make-it-opportunity-card': {
    name: 'Make it in Germany: Opportunity Card',
    url: 'https://www.make-it-in-germany.com/en/visa-residence/types/job-search-opportunity-card',
    date: 'checked October 2026',
    official: true,
  },
  'augsburg-working': {
    name: 'University of Augsburg: working during studies',
    url: 'https://www.uni-augsburg.de/en/portal/internationals/academic-immigration-office/studying/working-during-studies/',
    date: 'undated, read November 2026',
    official: true,
  },
  'augsburg-job-search': {
    name: 'University of Augsburg: searching for a job after studies',
    url: 'https://www.uni-augsburg.de/en/portal/internationals/academic-immigration-office/after-studies/searching-job/',
    date: 'undated, read November 2026',
    official: true,
  },
  'indian-express-2022-11': {
    name: 'The Indian Express: the APS certificate for Germany',
    url: 'https://indianexpress.com/article/education/study-abroad/germany-amends-student-visa-application-process-costly-but-efficient-say-experts-students-8272089/',
    date: '17 November 2022',
    official: false,
  },
  'german-missions-2022-10': {
    name: 'German missions in India: APS certificate becomes compulsory',
    url: 'https://india.diplo.de/in-en/ueber-uns/mumbai/visa-newsletter-04oct2022/2566330',
    date: '4 October 2022',
    official: true,
  },
  'yourweg-2026-05': {
    name: 'Yourweg: German student visa appointments in India',
    url: 'https://www.yourweg.com/resources/germany-student-visa-appointment',
    date: '21 May 2026',
    official: false,
  },
  'germany-student-visa': {
    name: 'German missions in India: student visa',
    url: 'https://india.diplo.de/in-en/service/-/2539338',
    date: 'undated, read November 2026',
    official: true,
  },
  'aps-faqs': {
    name: 'APS India: questions and answers',
    url: 'https://aps-india.de/faqs/',
    date: 'undated, read November 2026',
    official: true,
  },
  'rwth-language': {
    name: 'RWTH Aachen: language requirement, robotic systems',
    url: 'https://www.rse.rwth-aachen.de/language_requirement.html',
    date: 'undated, read November 2026',
    official: true,
  },
  'rwth-application': {
    name: 'RWTH Aachen: application, robotic systems',
    url: 'https://www.rse.rwth-aachen.de/application.html',
    date: 'undated, read November 2026',
    official: true,
  },
  'mmi-2024': {
    name: 'World Today News: rents of shared rooms in Germany, by the Moses Mendelssohn Institute',
    url: 'https://world-today-news.com/analysis-shared-rooms-in-munich-are-the-most-expensive-nationwide',
    date: 'autumn 2024',
    official: false,
  },
  'goettingen-language': {
    name: 'University of Göttingen: language skills',
    url: 'https://www.uni-goettingen.de/en/563662.html',
    date: 'undated, read November 2026',
    official: true,
  },
  'bayreuth-family': {
    name: 'City of Bayreuth: family members who follow',
    url: 'https://www.bayreuth.de/english/economy/welcome-service/family-children/following-family/',
    date: 'undated, read November 2026',
    official: true,
  },
  'germany-refusal-2025-12': {
    name: 'German embassy: abolition of the remonstration procedure',
    url: 'https://dublin.diplo.de/ie-en/abolition-of-the-remonstration-procedure-2720864',
    date: '16 December 2025',
    official: true,
  },
  deutschlandstipendium: {
    name: 'Deutschlandstipendium: how it works (in German)',
    url: 'https://www.deutschlandstipendium.de/de/wie-funktioniert-es-1930.html',
    date: 'undated, read November 2026',
    official: true,
  },
  'business-today-2025-10': {
    name: 'Business Today: the German ambassador on agents and visa refusals',
    url: 'https://www.businesstoday.in/nri/study/story/dont-trust-your-german-envoy-warns-indian-students-applying-to-universities-as-visa-rejections-rise-496686-2025-10-03',
    date: '3 October 2025',
    official: false,
  },
  'tum-tuition': {
    name: 'TU Munich: tuition for international students',
    url: 'https://www.tum.de/en/studies/fees/tuition',
    date: 'undated, read November 2026',
    official: true,
  },
  'baden-wuerttemberg-tuition': {
    name: 'Baden-Württemberg: Ministry of Science, tuition for international students',
    url: 'https://mwk.baden-wuerttemberg.de/de/hochschulen-studium/studienfinanzierung/gebuehren-fuer-internationale-studierende-und-zweitstudium/tuition-fees-for-international-students/',
    date: 'undated, read November 2026',
    official: true,
  },
  'study-in-germany': {
    name: 'Study in Germany: information of DAAD',
    url: 'https://www.study-in-germany.de/en',
    date: 'undated, read November 2026',
    official: true,
  },
  'uni-assist-fees': {
    name: 'uni-assist: handling fees',
    url: 'https://www.uni-assist.de/en/how-to-apply/pay-all-fees/handling-fees/',
    date: 'undated, read November 2026',
    official: true,
  },
  fintiba: {
    name: 'Fintiba: closing a blocked account',
    url: 'https://help.fintiba.com/hc/en-gb',
    date: 'undated, read November 2026',
    official: false,
  },
  'tk-2026': {
    name: 'TK: Techniker Krankenkasse, contributions for students',
    url: 'https://www.tk.de/techniker/versicherung/gut-versichert-in-jeder-lebenslage/versichert-als-studierende/krankenversicherung-und-studium/beitrag-studierende-2131472',
    date: 'for 2026, checked October 2026',
    official: true,
  },

  // India
  'ielts-2026-02': {
    name: 'Lifestyle Daily: IELTS fees in India, 2026',
    url: 'https://www.lifestyledaily.co.uk/node/20020',
    date: '17 February 2026',
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
} as const satisfies Record<string, Source>

export type SourceKey = keyof typeof sources

/** A calendar year or an academic year, `2026` or `2026-27`; `undated` where no source of the figure carries one: none is printed then. */
export type Year = `20${number}` | `20${number}-${number}` | 'undated'

/**
 * A sentence or two. Any figure in the text stands for `year` and comes from `sources`: the page prints both behind the
 * text, which names a year of its own only where that differs. `ours` marks our own price, promise or rule of thumb.
 */
export type Sourced = {
  text: string
  year?: Year
  sources?: readonly SourceKey[]
  ours?: true
  /** Where it is told more fully. */
  link?: { label: string; to: string }
}

/** A row of a table of figures. The page prints year and source beside the value. */
export type Figure = {
  label: string
  value: string
  year: Year
  source: SourceKey
  note?: string
  /** What a student must raise: shown in rupees first. */
  raise?: true
}

/** Stands once beneath figures some of which carry no year. */
export const undatedNote = 'Sources without a year: undated, read November 2026.'

/** Stands once beside every set of figures. */
export const figuresNotice = 'Figures change every year. Check the official page before you apply.'
export const lastChecked = `Read from published copies, October/November 2026. ${undatedNote}`
