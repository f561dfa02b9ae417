import { paths } from '@/lib/paths'

export const signIn = {
  lead: 'For consultants and students with an account.',
  formTitle: 'Sign in',
  email: 'Email',
  password: 'Password',
  rememberMe: 'Remember me',
  submit: 'Sign in',
  forgot: { label: 'Forgot your password?', to: paths.forgotPassword },
  create: { title: 'New here?', label: 'Create an account', to: paths.signup },
  help: {
    title: 'Trouble signing in?',
    text: 'Accounts are not open yet. You do not need one to book a call, ask a question or apply. Ask us directly:',
  },
}

export const forgotPassword = {
  lead: 'Enter the email address of your account.',
  formTitle: 'Reset your password',
  email: 'Email',
  submit: 'Send reset link',
  back: { label: 'Back to sign in', to: paths.login },
  help: {
    title: 'Or ask us',
    text: 'Accounts are not open yet, so there is nothing to reset by email. We help you here:',
  },
}
