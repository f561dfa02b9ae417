import { paths } from '@/lib/paths'

export const signIn = {
  lead: 'Accounts are not open yet, so nobody can sign in so far. You need none to book a call, ask a question or apply.',
  formLabel: 'Sign in',
  email: 'Email',
  password: 'Password',
  rememberMe: 'Remember me',
  submit: 'Sign in',
  forgot: { label: 'Forgot your password?', to: paths.forgotPassword },
  create: { title: 'New here?', label: 'Create an account', to: paths.signup },
  help: {
    title: 'Trouble signing in?',
    text: 'Ask us directly:',
  },
}

export const forgotPassword = {
  lead: 'Accounts are not open yet, so there is no password to reset so far.',
  formLabel: 'Reset your password',
  email: 'Email',
  submit: 'Send reset link',
  back: { label: 'Back to sign in', to: paths.login },
  help: {
    title: 'Or ask us',
    text: 'We help you here:',
  },
}
