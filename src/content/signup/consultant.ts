import { basicInformation } from '@/content/signup/basic-information'
import { named } from '@/content/signup/options'
import { signup } from '@/content/signup/signup'
import type { WizardContent } from '@/content/signup/wizard'
import { paths } from '@/lib/paths'

export const consultantWizard = {
  type: 'consultant',
  title: signup.asConsultant,
  purpose: 'We use your answers to decide whether we can work together.',
  steps: [
    basicInformation,
    {
      title: 'Professional Details',
      fields: [
        {
          name: 'yearsExperience',
          label: 'Years of experience',
          kind: 'one-of',
          required: true,
          placeholder: 'Choose a range',
          options: [
            { value: '1-3', label: '1 to 3 years' },
            { value: '3-5', label: '3 to 5 years' },
            { value: '5-10', label: '5 to 10 years' },
            { value: '10+', label: 'More than 10 years' },
          ],
        },
        {
          name: 'educationLevel',
          label: 'Education level',
          kind: 'one-of',
          required: true,
          placeholder: 'Choose your level',
          options: [
            { value: 'bachelor', label: "Bachelor's degree" },
            { value: 'master', label: "Master's degree" },
            { value: 'phd', label: 'PhD' },
            { value: 'professional', label: 'Professional qualification' },
          ],
        },
        {
          name: 'certifications',
          label: 'Certifications',
          kind: 'several',
          options: named(
            'ICEF Agent Training',
            'British Council Agent Training',
            'PIER Certification',
            'NAFSA Membership',
            'EAIE Membership',
            'Other',
          ),
        },
        {
          name: 'linkedinProfile',
          label: 'LinkedIn profile',
          kind: 'text',
          hint: 'The address of your profile page',
          input: { type: 'url', inputMode: 'url', autoComplete: 'url', autoCapitalize: 'none' },
        },
      ],
    },
    {
      title: 'Expertise Areas',
      fields: [
        {
          name: 'specializedCountries',
          label: 'Specialized countries',
          kind: 'several',
          required: true,
          options: named(
            'Belgium',
            'Netherlands',
            'Luxembourg',
            'Germany',
            'France',
            'Canada',
            'UK',
            'USA',
            'Australia',
          ),
        },
        {
          name: 'servicesOffered',
          label: 'Services offered',
          kind: 'several',
          required: true,
          options: named(
            'Admission Guidance',
            'Visa Assistance',
            'Scholarship Help',
            'University Selection',
            'Document Preparation',
            'Interview Prep',
          ),
        },
        {
          name: 'languagesSpoken',
          label: 'Languages spoken',
          kind: 'several',
          options: named('English', 'Hindi', 'French', 'Dutch', 'German', 'Spanish'),
        },
        {
          name: 'consultationTypes',
          label: 'Consultation types',
          kind: 'several',
          options: named(
            'One-on-One Counseling',
            'Group Sessions',
            'Online Consultations',
            'In-Person Meetings',
          ),
        },
      ],
    },
    {
      title: 'Business Information',
      fields: [
        {
          name: 'companyName',
          label: 'Company name',
          kind: 'text',
          hint: 'If you work under one',
          input: { autoComplete: 'organization', autoCapitalize: 'words' },
        },
        {
          name: 'companyRegistration',
          label: 'Company registration number',
          kind: 'text',
          input: { autoComplete: 'off' },
        },
        {
          name: 'successRate',
          label: 'Success rate',
          kind: 'one-of',
          placeholder: 'Choose a range',
          hint: 'Of your clients who applied, how many were admitted?',
          options: [
            { value: '70-80', label: '70 to 80%' },
            { value: '80-90', label: '80 to 90%' },
            { value: '90-95', label: '90 to 95%' },
            { value: '95+', label: 'More than 95%' },
          ],
        },
        {
          name: 'clientTestimonials',
          label: 'Client testimonials',
          kind: 'long-text',
          hint: 'Please do not name clients unless they have agreed.',
        },
        {
          name: 'documentsUploaded',
          label: 'My documents are ready, and I send them when you ask',
          kind: 'yes',
        },
        { name: 'backgroundCheck', label: 'I agree to a background check', kind: 'yes' },
        {
          name: 'termsAccepted',
          label: 'I accept the',
          kind: 'yes',
          link: { label: 'Terms & Conditions', to: paths.terms },
          isTerms: true,
        },
      ],
    },
  ],
  sent: {
    noun: 'application',
    title: 'Thank you, we have your application',
    steps: [
      { title: 'We have your answers', text: 'You do not need to do anything now.' },
      { title: 'We read your application', text: 'A person reads it, not a machine.' },
      { title: 'We may ask for proof', text: 'Keep your certificates and references at hand.' },
      {
        title: 'We tell you what we decide',
        text: 'If we work together, we sign a separate agreement first. Until then nothing binds you. There is no fixed date: ask us whenever you want to know.',
      },
    ],
    stepsDone: 1,
  },
} as const satisfies WizardContent
