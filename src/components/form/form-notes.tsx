import type { MouseEvent } from 'react'
import type { FormModel } from '@/components/form/form-model'
import { useFormWords } from '@/components/form/use-form-words'
import { useUndo } from '@/components/hooks/use-undo'
import { dayOrTime } from '@/lib/short-moment'

type NoteProps = { form: FormModel }

const style = 'flex flex-wrap items-center gap-x-3'

/** A line above the first field: the form holds a draft, which may be another person's on a shared phone. */
export function DraftNote({ form }: NoteProps) {
  const words = useFormWords()
  const { undo, offerUndo } = useUndo()
  const { isOnDevice, isRestored, hasValues } = form.draft
  const startAfresh = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    offerUndo(form.actions.startAfresh())
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
        <button
          type="button"
          disabled={form.state.status === 'sending'}
          onClick={startAfresh}
          className="link"
        >
          {words.startAfresh}
        </button>
      )}
    </p>
  )
}

/** Names an earlier submission, or says that the form corrects one. */
export function EarlierNote({ form: { state, correctedReceipt, newestReceipt, actions } }: NoteProps) {
  const words = useFormWords()
  const isSending = state.status === 'sending'
  if (correctedReceipt)
    return (
      <p className={style}>
        {words.changing}
        <button
          type="button"
          disabled={isSending}
          onClick={() => actions.cancelCorrection(correctedReceipt.id)}
          className="link"
        >
          {words.stopChanging}
        </button>
      </p>
    )
  if (!newestReceipt) return null
  const moment = dayOrTime(new Date(newestReceipt.at))
  return (
    <p className={`${style} rounded-xl bg-sea-pale px-4 text-sm`}>
      {words.receipt.earlier(moment)}
      <span className="flex gap-x-3">
        <button
          type="button"
          disabled={isSending}
          onClick={() => actions.showReceipt(newestReceipt.id)}
          className="link"
        >
          {words.receipt.show}
        </button>
        <button
          type="button"
          disabled={isSending}
          onClick={({ currentTarget }) => {
            actions.forgetReceipt(newestReceipt.id)
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

export const focusFirstField = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('input, select, textarea')?.focus()
