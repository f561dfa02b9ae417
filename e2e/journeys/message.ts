import { expect } from 'playwright/test'
import type { Server } from './server'
import type { Visitor } from './visitor'

export const newEmail = () => `${crypto.randomUUID()}@example.com`

/** Fills in the contact form. Returns the e-mail address, which is unique. */
export async function writeMessage({ fill }: Visitor) {
  const email = newEmail()
  await fill('Your name', 'Asha')
  await fill('Email', email)
  await fill('Your message', 'Hello')
  return email
}

/** Sends the message of `writeMessage` and checks that it is stored once. */
export async function sendMessage({ press, see }: Visitor, { rows }: Server, email: string) {
  await press('Send message')
  await see('Message Sent!')
  expect(await rows('contact_submissions', `email=eq.${email}`)).toHaveLength(1)
}
