import { basicInformation } from '@/content/signup/basic-information'
import { budgetBands, graduationYears, intakes, named } from '@/content/signup/options'
import { signup } from '@/content/signup/signup'
import type { WizardContent } from '@/content/signup/wizard'

export const studentWizard = {
  type: 'student',
  title: signup.asStudent,
  purpose: 'We use your answers to understand your situation and advise you.',
  steps: [
    basicInformation,
    {
      title: 'Academic Background',
      fields: [
        {
          name: 'educationLevel',
          label: 'Education level',
          kind: 'one-of',
          required: true,
          placeholder: 'Choose your level',
          options: [
            { value: 'high-school', label: 'Class 12 / high school' },
            { value: 'bachelor', label: "Bachelor's degree" },
            { value: 'master', label: "Master's degree" },
            { value: 'phd', label: 'PhD' },
          ],
        },
        {
          name: 'fieldOfStudy',
          label: 'Field of study',
          kind: 'text',
          required: true,
          hint: 'For example mechanical engineering',
        },
        {
          name: 'currentInstitution',
          label: 'Current institution',
          kind: 'text',
          hint: 'Your school, college or university',
          input: { autoComplete: 'organization', autoCapitalize: 'words' },
        },
        {
          name: 'gpa',
          label: 'CGPA or percentage',
          kind: 'text',
          required: true,
          hint: 'As on your mark sheet: 8.4 or 76%',
        },
        {
          name: 'graduationYear',
          label: 'Graduation year',
          kind: 'one-of',
          required: true,
          placeholder: 'Choose a year',
          groups: graduationYears,
        },
      ],
    },
    {
      title: 'Study Preferences',
      fields: [
        {
          name: 'preferredCountries',
          label: 'Preferred countries',
          kind: 'several',
          required: true,
          options: named('Belgium', 'Netherlands', 'Luxembourg', 'Germany', 'France', 'Canada'),
        },
        {
          name: 'preferredCourses',
          label: 'Preferred courses',
          kind: 'several',
          options: named(
            'Business',
            'Engineering',
            'Computer Science',
            'Medicine',
            'Arts',
            'Social Sciences',
          ),
        },
        {
          name: 'budgetRange',
          label: 'Budget range',
          kind: 'one-of',
          required: true,
          placeholder: 'Choose a range',
          hint: 'Tuition and living costs together',
          options: budgetBands,
        },
        {
          name: 'englishProficiency',
          label: 'English proficiency',
          kind: 'one-of',
          placeholder: 'Choose your level',
          options: [
            { value: 'beginner', label: 'Beginner' },
            { value: 'intermediate', label: 'Intermediate' },
            { value: 'advanced', label: 'Advanced' },
            { value: 'native', label: 'Native' },
          ],
        },
      ],
    },
    {
      title: 'Timeline & Goals',
      fields: [
        {
          name: 'intakePreference',
          label: 'Intake preference',
          kind: 'one-of',
          required: true,
          placeholder: 'Choose an intake',
          groups: intakes,
        },
        {
          name: 'careerGoals',
          label: 'Career goals',
          kind: 'long-text',
          hint: 'What would you like to do after your studies?',
        },
        { name: 'previousStudyAbroad', label: 'I have studied abroad before', kind: 'yes' },
        {
          name: 'additionalInfo',
          label: 'Additional information',
          kind: 'long-text',
          hint: 'Anything else that we should know',
        },
      ],
    },
  ],
  sent: {
    noun: 'registration',
    title: 'Thank you, we have your registration',
    steps: [
      { title: 'We have your answers', text: 'You do not need to do anything now.' },
      { title: 'We read your answers', text: 'A person reads them, not a machine.' },
      {
        title: 'We suggest consultants',
        text: 'By then we recommend 2 to 3 consultants who fit your plans.',
      },
      { title: 'You decide', text: 'The first 15-minute call is free. You choose whether to go on.' },
    ],
    stepsDone: 1,
  },
} as const satisfies WizardContent
