import type { Expected } from './expected'

const within = 'main'

export const signup: Expected[] = [
  { page: '/signup', role: 'link', name: 'Start Application', href: '/signup?type=consultant', within },
  { page: '/signup', role: 'link', name: 'Book a Consultation Session', href: '/contact', within },
  { page: '/signup', role: 'link', name: 'Sign in', href: '/login', within },
  { page: '/signup?type=student', name: 'Step 1/4', within },
  { page: '/signup?type=student', role: 'heading', name: /Basic Information$/, within },
  { page: '/signup?type=student', role: 'button', name: 'Back', within },
  { page: '/signup?type=student', role: 'button', name: 'Next', within },
  { page: '/signup?type=student&step=2', name: 'Step 2/4', within },
  { page: '/signup?type=student&step=2', role: 'heading', name: /Academic Background$/, within },
  { page: '/signup?type=student&step=3', name: 'Step 3/4', within },
  { page: '/signup?type=student&step=3', role: 'heading', name: /Study Preferences$/, within },
  { page: '/signup?type=student&step=4', name: 'Step 4/4', within },
  { page: '/signup?type=student&step=4', role: 'heading', name: /Timeline & Goals$/, within },
  { page: '/signup?type=student&step=4', role: 'button', name: 'Previous', within },
  { page: '/signup?type=student&step=4', role: 'button', name: 'Complete Registration', within },
  { page: '/signup?type=consultant', role: 'heading', name: /Basic Information$/, within },
  { page: '/signup?type=consultant&step=2', role: 'heading', name: /Professional Details$/, within },
  { page: '/signup?type=consultant&step=3', role: 'heading', name: /Expertise Areas$/, within },
  { page: '/signup?type=consultant&step=4', role: 'heading', name: /Business Information$/, within },
  { page: '/signup?type=consultant&step=4', role: 'button', name: 'Complete Registration', within },
  { page: '/login', role: 'textbox', name: 'Email', within },
  { page: '/login', role: 'button', name: 'Show password', within },
  { page: '/login', role: 'button', name: 'Sign in', within },
  { page: '/login', role: 'link', name: 'Forgot your password?', href: '/forgot-password', within },
  { page: '/login', role: 'link', name: 'Create an account', href: '/signup', within },
  { page: '/forgot-password', role: 'textbox', name: 'Email', within },
  { page: '/forgot-password', role: 'button', name: 'Send reset link', within },
]
