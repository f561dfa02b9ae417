import { paths } from '@/lib/paths'

export const signup = {
  lead: 'Advise students, or find the advice that you need.',
  asEither: 'Student or consultant',
  asStudent: 'Student registration',
  asConsultant: 'Consultant application',
  loading: 'One moment …',
  wizardChoice: {
    title: 'What brings you here?',
    consultant: {
      title: 'I want to advise students',
      text: 'You live in Europe and know the way there from an Indian college. Apply to join our consultants.',
      points: [
        'You work without commission: the guidance is student-funded.',
        'Four short steps, about ten minutes.',
        'Applying costs nothing.',
      ],
      start: { label: 'Start Application', to: paths.signupConsultant },
    },
    student: {
      title: 'I want to study or work in Europe',
      text: 'Talk to a consultant who lives there. The first 15 minutes are free.',
      book: { label: 'Book a Consultation Session', to: paths.contact },
      register: { label: 'Or tell us your plans', to: paths.signupStudent },
    },
    existing: {
      title: 'Already one of our consultants?',
      signIn: { label: 'Sign in', to: paths.login },
    },
  },
}
