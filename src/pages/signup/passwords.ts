export type Passwords = { password: string; confirmPassword: string }

export const noPasswords: Passwords = { password: '', confirmPassword: '' }

/** The wizards' resolver: checks nothing, and keeps the passwords to the page. What is sent or kept never holds them. */
export function withoutPasswords<Form extends Passwords>({ password, confirmPassword, ...sent }: Form) {
  return { values: sent, errors: {} }
}
