/** `local`: on the device, for 7 days. `page`: until the page is left or reloaded. `form`: while the form is mounted. */
export type DraftLifetime = 'local' | 'page' | 'form'

export type Definition = {
  draft: DraftLifetime
  /** The column of each field. A form without a table stores nothing. */
  fields: Readonly<Record<string, string>>
  /** Fields without a column, with the reason. */
  notStored?: Readonly<Record<string, string>>
  /** Fields that are neither sent nor kept in a draft, with the reason. */
  secrets?: Readonly<Record<string, string>>
  table?: string
  /** The name of its rows in the inbox. */
  kind?: string
  /** The column for the code of a followed referral link. */
  referralCode?: string
}

const NO_ACCOUNTS = 'There are no user accounts yet.'
const NOT_CONNECTED = 'The form is not connected yet.'

const customer = {
  name: 'customer_name',
  email: 'customer_email',
  phone: 'customer_phone',
  message: 'message',
} as const

/** Every form by its name. Schema and row of a form with a table: `src/data/<table>.ts`. */
export const submissions = {
  'free-call': {
    table: 'consultation_requests',
    kind: 'free call',
    draft: 'form',
    fields: { name: 'student_name', phone: 'student_phone' },
    referralCode: 'referral_code',
  },
  contact: {
    table: 'contact_submissions',
    kind: 'message',
    draft: 'local',
    fields: { name: 'name', email: 'email', message: 'message' },
    referralCode: 'referral_code',
  },
  booking: {
    table: 'consultation_requests',
    kind: 'booking',
    draft: 'local',
    fields: {
      name: 'student_name',
      email: 'student_email',
      phone: 'student_phone',
      preferred_date: 'preferred_date',
      session: 'message',
      services: 'message',
      message: 'message',
    },
    referralCode: 'referral_code',
  },
  order: {
    table: 'database_orders',
    kind: 'order',
    draft: 'local',
    fields: customer,
    referralCode: 'referral_code',
  },
  checkout: {
    table: 'database_orders',
    kind: 'order',
    draft: 'local',
    fields: customer,
    referralCode: 'referral_code',
  },
  referral: {
    table: 'referrals',
    kind: 'referral',
    draft: 'page',
    fields: { email: 'referrer_email' },
  },
  'signup-student': {
    table: 'student_profiles',
    kind: 'student',
    draft: 'local',
    fields: {
      name: 'name',
      email: 'email',
      phone: 'phone',
      educationLevel: 'current_education',
      fieldOfStudy: 'field_of_study',
      currentInstitution: 'current_institution',
      gpa: 'gpa',
      graduationYear: 'graduation_year',
      preferredCountries: 'preferred_countries',
      preferredCourses: 'preferred_courses',
      budgetRange: 'budget_range',
      englishProficiency: 'english_proficiency',
      intakePreference: 'intake_year',
      careerGoals: 'career_goals',
      previousStudyAbroad: 'previous_study_abroad',
      additionalInfo: 'additional_info',
    },
    secrets: { password: NO_ACCOUNTS, confirmPassword: NO_ACCOUNTS },
    referralCode: 'referral_code',
  },
  'signup-consultant': {
    table: 'consultant_applications',
    kind: 'consultant',
    draft: 'local',
    fields: {
      name: 'name',
      email: 'email',
      phone: 'phone',
      yearsExperience: 'experience_years',
      educationLevel: 'education_level',
      certifications: 'certifications',
      linkedinProfile: 'linkedin_url',
      specializedCountries: 'countries',
      servicesOffered: 'services_offered',
      languagesSpoken: 'languages_spoken',
      consultationTypes: 'consultation_types',
      companyName: 'company_name',
      companyRegistration: 'company_registration',
      successRate: 'success_rate',
      clientTestimonials: 'client_testimonials',
      documentsUploaded: 'documents_uploaded',
      backgroundCheck: 'background_check',
      termsAccepted: 'terms_accepted',
    },
    secrets: { password: NO_ACCOUNTS, confirmPassword: NO_ACCOUNTS },
    referralCode: 'referred_by',
  },
  login: {
    draft: 'page',
    fields: {},
    notStored: { email: NOT_CONNECTED, rememberMe: NOT_CONNECTED },
    secrets: { password: NO_ACCOUNTS },
  },
  'forgot-password': { draft: 'page', fields: {}, notStored: { email: NOT_CONNECTED } },
  notify: { draft: 'form', fields: {}, notStored: { name: NOT_CONNECTED, email: NOT_CONNECTED } },
} as const satisfies Record<string, Definition>

type Forms = typeof submissions
export type FormName = keyof Forms
export type StoredForm = {
  [Form in FormName]: Forms[Form] extends { table: string } ? Form : never
}[FormName]
export type FieldOf<Form extends FormName> = keyof Forms[Form]['fields'] & string

/** A form's definition and its name. */
export const definitionOf = <Form extends FormName>(name: Form) => ({ name, ...submissions[name] })

export const formNames = Object.keys(submissions) as FormName[]
export const storedForms = formNames.filter((name): name is StoredForm => 'table' in submissions[name])

const IN_DETAIL = 'They count once the whole application is read.'

/** The columns that the inbox leaves out, by table and reason; staff open the row for them. */
export const readInTheRow: Record<string, Readonly<Record<string, readonly string[]>>> = {
  'every table': {
    'The inbox goes by handled_at.': ['status'],
    'It lets the sender alone read the row back.': ['inserted_in'],
  },
  referrals: { 'It is always blank: the form does not ask for it.': ['referee_email'] },
  student_profiles: {
    [IN_DETAIL]: [
      ...['current_institution', 'gpa', 'graduation_year', 'preferred_courses', 'budget_range'],
      ...['english_proficiency', 'career_goals', 'previous_study_abroad', 'additional_info'],
    ],
  },
  consultant_applications: {
    [IN_DETAIL]: [
      ...['linkedin_url', 'education_level', 'certifications', 'services_offered', 'languages_spoken'],
      ...['consultation_types', 'company_registration', 'success_rate', 'client_testimonials'],
      ...['documents_uploaded', 'background_check', 'terms_accepted'],
    ],
  },
}
