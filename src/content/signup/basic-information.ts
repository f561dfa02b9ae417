import { type WizardStep, wizard } from '@/content/signup/wizard'

const passwordNote = 'passwords-note'

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
      opensWith: { id: passwordNote, text: wizard.passwords },
      describedBy: passwordNote,
    },
    {
      name: 'confirmPassword',
      label: 'Confirm password',
      kind: 'password',
      required: true,
      describedBy: passwordNote,
    },
  ],
} as const satisfies WizardStep
