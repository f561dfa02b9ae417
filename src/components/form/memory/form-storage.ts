import { removeStored } from '@/lib/stored-value'

// This file is separate from `form-memory-store.ts` because every page loads it, also those without a form.

const DRAFT_KEY = 'draft:v2'
const CORRECTION_KEY = 'correction:v1'
const ATTEMPT_KEY = 'attempt:v1'

export const draftKey = (formName: string) => `${DRAFT_KEY}:${formName}`
export const correctionKey = (formName: string) => `${CORRECTION_KEY}:${formName}`
export const attemptKey = (formName: string) => `${ATTEMPT_KEY}:${formName}`

/** Removes the draft, the correction and the last attempt of a form, also malformed ones. */
export function forgetForm(formName: string) {
  removeStored('localStorage', draftKey(formName))
  removeStored('sessionStorage', draftKey(formName))
  removeStored('sessionStorage', correctionKey(formName))
  removeStored('sessionStorage', attemptKey(formName))
}
