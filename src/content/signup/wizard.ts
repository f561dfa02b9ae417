/** The texts of both wizards. */
export const wizard = {
  progress: 'Progress',
  step: (step: number, of: number) => `Step ${step}/${of}`,
  stepInWords: (step: number, of: number) => `Step ${step} of ${of}`,
  next: 'Next',
  previous: 'Previous',
  back: 'Back',
  submit: 'Complete Registration',
  submitting: 'Submitting...',
  passwords: {
    title: 'Accounts are not open yet. You may skip this.',
    text: 'A password that you choose here is neither sent nor kept.',
  },
  starred: 'Fields with * help us most. You can leave any field empty and go on.',
  needed: 'We need your name, and an email or phone',
  neededTerms: 'Please accept the terms',
  leftEmpty: {
    text: (missing: string) => `To answer you, we still need ${missing}. You can add it now or at the end.`,
    name: 'your name',
    and: ' and ',
    contact: 'an email or phone',
    link: 'Add it now',
  },
  stillEmpty: {
    title: 'Still empty',
    text: 'You can send this as it is. These answers would help us:',
    besides: 'These answers would help us too:',
    where: (step: number) => `step ${step}`,
  },
  goodToKnow: {
    title: 'Good to know',
    points: ['Free. A person reads it.', 'You can close the page, come back and go on.'],
  },
  /** Explains the notice's "Check your email" while no mail is sent. */
  mail: 'A person writes to you. Nothing arrives before that.',
  yes: 'Yes',
  book: 'Book a free call',
  home: 'Back to home',
} as const

export type Option = { value: string; label: string }
export type OptionGroup = { label?: string; options: readonly Option[] }

/** One question of a wizard. `name` is the field of the schema that takes the answer. */
export type WizardField<Name extends string = string> = {
  name: Name
  label: string
  hint?: string
  required?: boolean
} & (
  | { kind: 'text'; input?: TextInput }
  /** `repeats` is the field whose value must be the same. */
  | { kind: 'password'; repeats?: Name }
  | { kind: 'long-text' }
  | {
      kind: 'one-of'
      placeholder: string
      options?: readonly Option[]
      /** In place of `options`, if they depend on the date. */
      groups?: (today: Date) => readonly OptionGroup[]
    }
  | { kind: 'several'; options: readonly Option[]; hint?: never }
  | { kind: 'yes'; link?: { label: string; to: string }; isTerms?: true; hint?: never; required?: never }
)

type TextInput = {
  type?: 'email' | 'tel' | 'url'
  inputMode?: 'email' | 'tel' | 'url'
  autoComplete?: string
  autoCapitalize?: 'none' | 'words'
}

export type WizardStep<Name extends string = string> = {
  title: string
  fields: readonly WizardField<Name>[]
}

export type WizardContent<Name extends string = string> = {
  /** Its value in the address: `/signup?type=student`. */
  type: 'student' | 'consultant'
  title: string
  /** The purpose of the data, shown at the submit button. */
  purpose: string
  steps: readonly WizardStep<Name>[]
  sent: {
    noun: string
    title: string
    steps: readonly { title: string; text: string }[]
    stepsDone: number
  }
}
