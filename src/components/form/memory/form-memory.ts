import { withoutEmptied, withoutPasswords } from '@/components/form/memory/form-values'
import { changesSince, isEmpty, isSame } from '@/lib/changes'
import { isAwaited, type StoredReceipt } from '@/lib/receipts'

/** What a form remembers. Each event has one pure function below; `form-memory-store.ts` keeps the result. */
export type FormMemory<Values> = {
  draft: Draft<Values>
  /** The draft as it was sent last. */
  lastAttempt: Attempt<Values> | undefined
  /** What a press has opened: the form, or the receipt with this id. Undefined after a load. */
  opened: 'form' | { receipt: string } | undefined
}

/** What the visitor has typed and not yet stored, without passwords. */
export type Draft<Values> = {
  /** The changed fields. */
  values: Partial<Values>
  /** The id of the row that this draft corrects. */
  replaces?: string | undefined
  /** The values of the draft that a correction has replaced. */
  setAside?: Partial<Values> | undefined
  /** Whether the draft is from before this load. */
  isRestored?: boolean | undefined
}

/** A draft as it was sent. Until its row is stored, the same draft is sent with the same id. */
export type Attempt<Values> = {
  id: string
  reference: string
  /** The package, product or selection, if the form has several. */
  about: string
  values: Partial<Values>
  replaces?: string | undefined
  isStored: boolean
}

export const emptyDraft = { values: {} }

/** The visitor, the browser's autofill or a link has entered values. */
export function enterValues<Values extends object>(
  memory: FormMemory<Values>,
  values: Partial<Values>,
  defaults: Values,
): FormMemory<Values> {
  const entered = withoutEmptied(withoutPasswords({ ...memory.draft.values, ...values }), defaults)
  return { ...memory, draft: { ...memory.draft, values: entered } }
}

/** A request begins, with the last attempt or with a new one. */
export function beginAttempt<Values extends object>(
  memory: FormMemory<Values>,
  submission: Pick<Attempt<Values>, 'id' | 'reference' | 'about' | 'values'>,
) {
  return { ...memory, lastAttempt: nextAttempt(memory, submission) }
}

/**
 * The attempt that sends a draft:
 * - after a failure, with the same values: the last attempt, so with its id
 * - with the values that a request has stored, and so removed from the draft, after the visitor had left the page: the last attempt
 * - a correction that changes nothing: the last attempt
 * - all else, such as other values, or a stored message that is sent once more: a new attempt with an id of its own
 *
 * The values are compared, because no event tells the form that another tab or the browser's autofill has changed them.
 */
function nextAttempt<Values extends object>(
  { draft, lastAttempt: last }: FormMemory<Values>,
  submission: Pick<Attempt<Values>, 'id' | 'reference' | 'about' | 'values'>,
): Attempt<Values> {
  const { replaces } = draft
  const values = withoutPasswords(submission.values)
  if (last && last.about === submission.about && isSame(last.values, values)) {
    const isUnchangedCorrection = last.id === replaces
    const isSentAgain = last.replaces === replaces && (!last.isStored || isEmpty(draft.values))
    if (isUnchangedCorrection || isSentAgain) return last
  }
  return { ...submission, values, replaces, isStored: false }
}

/** A request has stored this attempt. Values that were typed during the request, or before a correction, stay in the draft. */
export function storeAttempt<Values extends object>(
  { draft, lastAttempt }: FormMemory<Values>,
  attempt: Attempt<Values>,
): FormMemory<Values> {
  return {
    draft: { values: { ...draft.setAside, ...changesSince(attempt.values, draft.values) } },
    // The attempt may have been forgotten during the request.
    lastAttempt: lastAttempt?.id === attempt.id ? { ...attempt, isStored: true } : lastAttempt,
    opened: { receipt: attempt.id },
  }
}

/** The visitor starts a correction of the row with this id. */
export function startCorrection<Values>(
  { draft, lastAttempt }: FormMemory<Values>,
  id: string,
): FormMemory<Values> {
  const values = sentValues(lastAttempt, id) ?? {}
  return {
    draft: { values, replaces: id, setAside: draft.setAside ?? draft.values },
    lastAttempt,
    opened: 'form',
  }
}

/** The values of the row with this id, if the tab still has them. */
export const sentValues = <Values>(lastAttempt: Attempt<Values> | undefined, id: string) =>
  lastAttempt?.id === id ? lastAttempt.values : undefined

export function cancelCorrection<Values>(memory: FormMemory<Values>, id: string): FormMemory<Values> {
  return { ...memory, draft: { values: memory.draft.setAside ?? {} }, opened: { receipt: id } }
}

/** The visitor empties the form and forgets its last attempt. */
export const startAfresh = <Values>(): FormMemory<Values> => ({
  draft: emptyDraft,
  lastAttempt: undefined,
  opened: 'form',
})

/** The form's dialog has been closed. */
export const emptyAfterClosing = <Values>(memory: FormMemory<Values>): FormMemory<Values> => ({
  ...memory,
  draft: emptyDraft,
  opened: 'form',
})

/** The visitor has deleted the receipt with this id. */
export const forgetSubmission = <Values>(
  { draft, lastAttempt }: FormMemory<Values>,
  id: string,
): FormMemory<Values> => ({
  draft,
  lastAttempt: lastAttempt?.id === id ? undefined : lastAttempt,
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

/** Whether a stored submission holds all these values. */
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
  { draft, opened }: Pick<FormMemory<object>, 'draft' | 'opened'>,
  about: string,
) {
  if (opened === 'form') return undefined
  if (opened) return receipts.find(({ id }) => id === opened.receipt)
  if (!isEmpty(draft.values) || draft.replaces) return undefined
  return receipts.find((receipt) => receipt.about === about && isAwaited(receipt))
}
