import type { MouseEvent } from 'react'
import { useFormTexts } from '@/components/form/use-form-texts'
import type { SubmissionFormState } from '@/components/form/use-submission-form'
import { forms } from '@/content/forms'
import { dayOrTime } from '@/lib/short-moment'

/** The title of a form, also while the visitor changes a sent submission. */
export const titleOf = (
  { changing }: SubmissionFormState,
  title: string,
  noun: string,
  words: Pick<typeof forms, 'change'> = forms,
) => (changing ? words.change(noun, dayOrTime(new Date(changing.at))) : title)

type NoteProps = { form: SubmissionFormState }

export const focusFirstField = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('input, select, textarea')?.focus()

const style = 'flex flex-wrap items-center gap-x-3'

/** A line above the first field: the form holds a draft, which may be another person's on a shared phone. */
export function DraftNote({ form }: NoteProps) {
  const texts = useFormTexts()
  const { isOnDevice, isRestored, hasValues, undo } = form.draft
  const discard = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    form.actions.startAfresh()
    focusFirstField(currentTarget.form)
  }
  if (undo)
    return (
      <p role="status" className={style}>
        {texts.discarded}
        <button type="button" onClick={undo} className="link">
          {texts.undo}
        </button>
      </p>
    )
  if (!isOnDevice && !isRestored) return null
  return (
    <p className={`${style} min-h-11 text-ink-muted text-sm`}>
      {isRestored && texts.draftRestored} {isOnDevice && texts.draftKept}
      {hasValues && (
        <button type="button" onClick={discard} className="link">
          {texts.startAfresh}
        </button>
      )}
    </p>
  )
}

/** Names an earlier submission, or the one that is being changed. */
export function EarlierNote({ form }: NoteProps) {
  const texts = useFormTexts()
  const { earlier, open, forget } = form.receipts
  if (form.changing)
    return (
      <p className={style}>
        {texts.changing}
        <button type="button" onClick={form.actions.stopChanging} className="link">
          {texts.stopChanging}
        </button>
      </p>
    )
  if (!earlier) return null
  const moment = dayOrTime(new Date(earlier.at))
  return (
    <p className={`${style} rounded-xl bg-sea-pale px-4 text-sm`}>
      {texts.receipt.earlier(moment)}
      <span className="flex gap-x-3">
        <button type="button" onClick={() => open(earlier.id)} className="link">
          {texts.receipt.show}
        </button>
        <button
          type="button"
          onClick={({ currentTarget }) => {
            forget(earlier.id)
            focusFirstField(currentTarget.form)
          }}
          className="link"
        >
          {texts.receipt.forgetEarlier}
        </button>
      </span>
    </p>
  )
}
