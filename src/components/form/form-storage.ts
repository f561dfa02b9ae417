import { removeStored } from '@/lib/stored-value'

// This file is separate from drafts and attempts because every page loads it, also those without a form.

const DRAFT_KEY = 'draft:v2'
const ATTEMPT_KEY = 'attempt:v1'

export const draftKey = (form: string) => `${DRAFT_KEY}:${form}`
export const attemptKey = (form: string) => `${ATTEMPT_KEY}:${form}`

/** Removes the draft and the last attempt of a form, also malformed ones. */
export function forgetForm(form: string) {
  removeStored('localStorage', draftKey(form))
  removeStored('sessionStorage', draftKey(form))
  removeStored('sessionStorage', attemptKey(form))
}
