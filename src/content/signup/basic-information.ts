import type { WizardStep } from '@/content/signup/wizard'

/** The first step of both wizards. */
export const basicInformation = {
  title: 'Basic Information',
  fields: [
    {
      name: 'name',
      label: 'Full name',
      kind: 'text',
      required: true,
      input: { autoComplete: 'name', autoCapitalize: 'words' },
    },
    {
      name: 'email',
      label: 'Email',
      kind: 'text',
      required: true,
      input: { type: 'email', inputMode: 'email', autoComplete: 'email' },
    },
    {
      name: 'phone',
      label: 'Phone / WhatsApp number',
      kind: 'text',
      required: true,
      hint: 'With the country code, for example +91',
      input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
    },
    {
      name: 'password',
      label: 'Password',
      kind: 'password',
      required: true,
    },
    {
      name: 'confirmPassword',
      label: 'Confirm password',
      kind: 'password',
      repeats: 'password',
      required: true,
    },
  ],
} as const satisfies WizardStep
