import type { FieldValues } from 'react-hook-form'
import type { LastAttempt } from '@/components/form/attempt'
import type { DraftModel } from '@/components/form/use-draft'
import type { FormReceipts } from '@/components/form/use-form-receipts'

type FormParts<Values extends FieldValues> = {
  draft: DraftModel<Values>
  lastAttempt: LastAttempt<Values>
  receipts: FormReceipts
  mutation: { reset: () => void }
  notices: { dismiss: () => void }
}

/**
 * The actions of a form, and what each does to the form's parts. An empty cell: the action leaves the part as it is.
 *
 * | Action              | Draft                        | Attempt               | Shown   | Request |
 * | ------------------- | ---------------------------- | --------------------- | ------- | ------- |
 * | `startAfresh`       | emptied, with Undo           | forgotten, with Undo  |         | reset   |
 * | `correct`           | the sent values and their id |                       | form    | reset   |
 * | `cancelCorrection`  | emptied                      |                       | receipt | reset   |
 * | `resetAfterClosing` | emptied                      |                       | form    | reset   |
 * | `forgetReceipt`     |                              | forgotten, if its own | form    |         |
 * | `showForm`          |                              |                       | form    |         |
 * | `showReceipt`       |                              |                       | receipt |         |
 */
export function formActions<Values extends FieldValues>({
  draft,
  lastAttempt,
  receipts,
  mutation,
  notices,
}: FormParts<Values>) {
  const forgetRequest = () => {
    mutation.reset()
    notices.dismiss()
  }
  return {
    startAfresh: () => {
      const forgotten = lastAttempt.get()
      lastAttempt.set(undefined)
      draft.emptyWithUndo(() => lastAttempt.set(forgotten))
      forgetRequest()
    },
    correct: (id: string) => {
      draft.startCorrection(id, lastAttempt.valuesOf(id))
      receipts.showForm()
      forgetRequest()
    },
    cancelCorrection: (id: string) => {
      draft.empty()
      receipts.showReceipt(id)
      forgetRequest()
    },
    /** Empties the form of a dialog. The success notice stays. */
    resetAfterClosing: () => {
      draft.empty()
      receipts.showForm()
      mutation.reset()
    },
    forgetReceipt: (id: string) => {
      lastAttempt.forget(id)
      receipts.forget(id)
    },
    showForm: receipts.showForm,
    showReceipt: receipts.showReceipt,
  }
}
