import type { useDraft } from '@/components/form/use-draft'
import type { FormReceipts } from '@/components/form/use-form-receipts'

type Parts = {
  draft: Pick<ReturnType<typeof useDraft>, 'startCorrection' | 'empty' | 'discard' | 'forgetAttempt'>
  receipts: FormReceipts
  mutation: { reset: () => void }
  notices: { dismiss: () => void }
}

/**
 * What each action does to the parts of a form. What it leaves as it is has an empty cell:
 *
 * | Action              | Draft                        | Attempt               | Shown           | Request |
 * | ------------------- | ---------------------------- | --------------------- | --------------- | ------- |
 * | `startAfresh`       | emptied, with Undo           | forgotten, with Undo  |                 | reset   |
 * | `correct`           | the sent values and their id |                       | form            | reset   |
 * | `cancelCorrection`  | emptied                      |                       | receipt         | reset   |
 * | `resetAfterClosing` | emptied                      |                       | form            | reset   |
 * | `forgetReceipt`     |                              | forgotten, if its own | form            |         |
 * | `open`              |                              |                       | form or receipt |         |
 */
export function formActions({ draft, receipts, mutation, notices }: Parts) {
  const forgetRequest = () => {
    mutation.reset()
    notices.dismiss()
  }
  return {
    startAfresh: () => {
      draft.discard()
      forgetRequest()
    },
    correct: (id: string) => {
      draft.startCorrection(id)
      receipts.open('form')
      forgetRequest()
    },
    cancelCorrection: (id: string) => {
      draft.empty()
      receipts.open({ receipt: id })
      forgetRequest()
    },
    /** Empties the form of a dialog. The success notice stays. */
    resetAfterClosing: () => {
      draft.empty()
      receipts.open('form')
      mutation.reset()
    },
    forgetReceipt: (id: string) => {
      draft.forgetAttempt(id)
      receipts.forget(id)
    },
    open: receipts.open,
  }
}
