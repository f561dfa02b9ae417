import type { MouseEvent } from 'react'
import { focusFirstField } from '@/components/form/controls'
import { useFormWords } from '@/components/form/use-form-words'
import type { FormModel } from '@/components/form/use-submission-form'
import { useUndo } from '@/components/hooks/use-undo'
import { dayOrTime } from '@/lib/short-moment'

type NoteProps = { form: FormModel }

const style = 'flex flex-wrap items-center gap-x-3'

/**
 * A line above the first field: where the draft is kept, and a button to empty the form. On a shared phone the draft may be another
 * person's.
 */
export function DraftNote({ form }: NoteProps) {
  const words = useFormWords()
  const { undo, offerUndo } = useUndo()
  const { isOnDevice, isRestored, hasValues, startAfresh } = form.draft
  const discard = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    offerUndo(startAfresh())
    focusFirstField(currentTarget.form)
  }
  // Once the visitor types, an undo would overwrite the new text.
  if (undo && !hasValues)
    return (
      <p role="status" className={style}>
        {words.discarded}
        <button type="button" onClick={undo} className="link">
          {words.undo}
        </button>
      </p>
    )
  if (!isOnDevice && !isRestored) return null
  return (
    <p className={`${style} min-h-11 text-ink-muted text-sm`}>
      {isRestored && words.draftRestored} {isOnDevice && words.draftKept}
      {hasValues && (
        <button type="button" disabled={form.state.status === 'sending'} onClick={discard} className="link">
          {words.startAfresh}
        </button>
      )}
    </p>
  )
}

/** Names an earlier submission, or says that the form corrects one. */
export function EarlierNote({ form: { state, correction, receipts } }: NoteProps) {
  const words = useFormWords()
  const isSending = state.status === 'sending'
  const { receipt: corrected } = correction
  const { newest } = receipts
  if (corrected)
    return (
      <p className={style}>
        {words.changing}
        <button
          type="button"
          disabled={isSending}
          onClick={() => correction.cancel(corrected.id)}
          className="link"
        >
          {words.stopChanging}
        </button>
      </p>
    )
  if (!newest) return null
  const moment = dayOrTime(new Date(newest.at))
  return (
    <p className={`${style} rounded-xl bg-sea-pale px-4 text-sm`}>
      {words.receipt.earlier(moment)}
      <span className="flex gap-x-3">
        <button type="button" disabled={isSending} onClick={() => receipts.show(newest.id)} className="link">
          {words.receipt.show}
        </button>
        <button
          type="button"
          disabled={isSending}
          onClick={({ currentTarget }) => {
            receipts.forget(newest.id)
            focusFirstField(currentTarget.form)
          }}
          className="link"
        >
          {words.receipt.forgetEarlier}
        </button>
      </span>
    </p>
  )
}
