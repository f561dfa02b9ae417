import { withoutEmptied, withoutPasswords } from '@/components/form/memory/form-values'
import { changesSince, isEmpty, isSame } from '@/lib/changes'
import { isAwaited, type StoredReceipt } from '@/lib/receipts'

/** What a form remembers. Each event has one pure function below; `form-memory-store.ts` keeps the result. */
export type FormMemory<Values> = {
  /** The values of the changed fields that no request has stored yet, without passwords. */
  draft: Partial<Values>
  /** Whether the draft is from before this load. */
  isRestored: boolean
  /** The correction that the fields show in place of the draft. */
  correction: Correction<Values> | undefined
  /** The values that the form has sent last. */
  lastAttempt: Attempt<Values> | undefined
  /** What a press has opened: the form, or the receipt with this id. Undefined after a load, except in the order's dialog. */
  opened: 'form' | { receipt: string } | undefined
}

/** A row that the visitor changes. Its draft is separate, so that the form's own draft is still there afterwards. */
export type Correction<Values> = {
  /** The id of the row. */
  replaces: string
  values: Partial<Values>
}

/** Values as they were sent. `attemptSentAgain` says when the same values are sent with the same id again. */
export type Attempt<Values> = {
  id: string
  reference: string
  /** The package, product or selection, if the form has several. */
  about: string
  values: Partial<Values>
  /** The id of the row that these values correct. */
  replaces?: string | undefined
  isStored: boolean
}

type NewSubmission<Values> = Pick<Attempt<Values>, 'id' | 'reference' | 'about' | 'values'>

/** The values that the fields show. */
export const shownValues = <Values>({ draft, correction }: FormMemory<Values>) => correction?.values ?? draft

/** The visitor, the browser's autofill or a link has entered values. */
export function enterValues<Values extends object>(
  memory: FormMemory<Values>,
  entered: Partial<Values>,
  defaults: Values,
): FormMemory<Values> {
  const values = withoutEmptied(withoutPasswords({ ...shownValues(memory), ...entered }), defaults)
  const { correction } = memory
  return correction ? { ...memory, correction: { ...correction, values } } : { ...memory, draft: values }
}

/** A request begins: with the last attempt, if it is sent again, else with a new one. */
export function beginAttempt<Values extends object>(
  memory: FormMemory<Values>,
  submission: NewSubmission<Values>,
) {
  const newAttempt: Attempt<Values> = {
    ...submission,
    values: withoutPasswords(submission.values),
    replaces: memory.correction?.replaces,
    isStored: false,
  }
  return { ...memory, lastAttempt: attemptSentAgain(memory, submission) ?? newAttempt }
}

/**
 * The last attempt, if a press on Send sends it again with its id, because it may have stored these values already. The values and
 * their subject are the same, and
 * - during a correction: it was the row itself or its last correction
 * - else: it failed; or it was stored, and so removed the draft, after the visitor had left the page
 */
export function attemptSentAgain<Values extends object>(
  { draft, correction, lastAttempt }: FormMemory<Values>,
  { about, values }: Pick<Attempt<Values>, 'about' | 'values'>,
) {
  // The values are compared, because no event tells the form that another tab or the browser's autofill has changed them.
  if (lastAttempt?.about !== about || !isSame(lastAttempt.values, withoutPasswords(values))) return undefined
  const { id, replaces, isStored } = lastAttempt
  const isSentAgain = correction
    ? [id, replaces].includes(correction.replaces)
    : !replaces && (!isStored || isEmpty(draft))
  return isSentAgain ? lastAttempt : undefined
}

/** A request has stored this attempt. Values that were typed during the request stay in the draft. */
export function storeAttempt<Values extends object>(
  memory: FormMemory<Values>,
  attempt: Attempt<Values>,
): FormMemory<Values> {
  const { draft, correction, lastAttempt } = memory
  return {
    draft: { ...(correction && draft), ...changesSince(attempt.values, shownValues(memory)) },
    isRestored: false,
    correction: undefined,
    // The attempt may have been forgotten during the request.
    lastAttempt: lastAttempt?.id === attempt.id ? { ...attempt, isStored: true } : lastAttempt,
    opened: { receipt: attempt.id },
  }
}

/** The visitor starts a correction of the row with this id. */
export const startCorrection = <Values>(memory: FormMemory<Values>, id: string): FormMemory<Values> => ({
  ...memory,
  correction: { replaces: id, values: sentValues(memory.lastAttempt, id) ?? {} },
  opened: 'form',
})

/** The values of the row with this id, if the tab still has them. */
export const sentValues = <Values>(lastAttempt: Attempt<Values> | undefined, id: string) =>
  lastAttempt?.id === id ? lastAttempt.values : undefined

/** The visitor cancels the correction of the row with this id. */
export const cancelCorrection = <Values>(memory: FormMemory<Values>, id: string): FormMemory<Values> => ({
  ...memory,
  correction: undefined,
  opened: { receipt: id },
})

/** The form's dialog has been closed. */
export const emptyAfterClosing = <Values>(memory: FormMemory<Values>): FormMemory<Values> => ({
  ...memory,
  draft: {},
  isRestored: false,
  correction: undefined,
  opened: 'form',
})

/** The visitor empties the form and forgets its last attempt. */
export const startAfresh = <Values>(memory: FormMemory<Values>): FormMemory<Values> => ({
  ...emptyAfterClosing(memory),
  lastAttempt: undefined,
})

/** The visitor has deleted the receipt with this id. */
export const forgetSubmission = <Values>(memory: FormMemory<Values>, id: string): FormMemory<Values> => ({
  ...memory,
  lastAttempt: memory.lastAttempt?.id === id ? undefined : memory.lastAttempt,
  opened: 'form',
})

export const openForm = <Values>(memory: FormMemory<Values>): FormMemory<Values> => ({
  ...memory,
  opened: 'form',
})

export const openReceipt = <Values>(memory: FormMemory<Values>, id: string): FormMemory<Values> => ({
  ...memory,
  opened: { receipt: id },
})

/** Whether the last attempt is stored and holds all these values. */
export function isStoredAlready<Values extends object>(
  { lastAttempt }: FormMemory<Values>,
  values: Partial<Values>,
) {
  return lastAttempt?.isStored === true && isEmpty(changesSince(lastAttempt.values, values))
}

/**
 * The receipt in place of the form:
 * - a press opened the form: none
 * - a press opened a receipt, or its submission has just been stored: this receipt
 * - after a load, with a draft or during a correction: none
 * - else: the receipt for the same package, product or selection, until our reply is due
 */
export function receiptInPlace<Receipt extends Pick<StoredReceipt, 'id' | 'about' | 'due'>>(
  receipts: readonly Receipt[],
  { draft, correction, opened }: Pick<FormMemory<object>, 'draft' | 'correction' | 'opened'>,
  about: string,
) {
  if (opened === 'form') return undefined
  if (opened) return receipts.find(({ id }) => id === opened.receipt)
  if (!isEmpty(draft) || correction) return undefined
  return receipts.find((receipt) => receipt.about === about && isAwaited(receipt))
}
