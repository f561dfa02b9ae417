import { zodResolver } from '@hookform/resolvers/zod'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { v4 as newId } from 'uuid'
import type { ZodMiniType } from 'zod/mini'
import { useContactWarnings } from '@/components/form/contact-warnings'
import type { FormModel, SubmissionState } from '@/components/form/form-model'
import {
  beginAttempt,
  cancelCorrection,
  emptyAfterClosing,
  type FormMemory,
  forgetSubmission,
  openForm,
  openReceipt,
  sentValues,
  startAfresh,
  startCorrection,
  storeAttempt,
} from '@/components/form/memory/form-memory'
import type { DraftPlace } from '@/components/form/memory/form-memory-store'
import { changedFields } from '@/components/form/memory/form-values'
import { useFormMemory } from '@/components/form/memory/use-form-memory'
import { type FormNotices, useFormNotices } from '@/components/form/use-form-notices'
import { type ReceiptOptions, type ShownReceipt, useFormReceipts } from '@/components/form/use-form-receipts'
import { useFormRequest } from '@/components/form/use-form-request'
import { getSupabase } from '@/data/client'
import type { Submission } from '@/data/submission'
import { isEmpty } from '@/lib/changes'
import { forgetReceipt } from '@/lib/receipts'
import { typedInto } from '@/lib/typed-fields'

export type SubmissionFormOptions<Values extends FieldValues, Sent extends FieldValues> = {
  name: string
  title: string
  schema: ZodMiniType<Sent, Values>
  defaultValues: Values
  /** Stores the values. A form without `send` shows only the failure notice. */
  send?: (submission: Submission<ZodMiniType<Sent, Values>>) => Promise<void>
  notices: FormNotices
  /** Where the draft is kept, by default in the tab. */
  draftPlace?: DraftPlace
  /** The package, product or selection, if the form has several. */
  about?: string
  /** Creates a reference or code, which is stored with the row's id. */
  createReference?: (values: Values) => string
  /** Set by every form that stores a row. */
  receipt?: ReceiptOptions<Values>
  onStored?: () => void
}

/** Every form: its fields, and what a press on a button does to its draft, its last attempt, the request and the receipts. */
export function useSubmissionForm<Values extends FieldValues, Sent extends FieldValues>({
  name,
  title,
  schema,
  defaultValues,
  send,
  notices: noticeTexts,
  draftPlace = 'tab',
  about = '',
  createReference = () => '',
  receipt,
  onStored,
}: SubmissionFormOptions<Values, Sent>): Pick<UseFormReturn<Values, unknown, Sent>, 'control' | 'watch'> &
  FormModel<Values> {
  const hookForm = useForm<Values, unknown, Sent>({
    resolver: zodResolver(schema),
    defaultValues: defaultValues as DefaultValues<Values>,
  })
  const { memory, change, changeAndFill, enter } = useFormMemory(hookForm, {
    name,
    place: draftPlace,
    defaultValues,
    opened: receipt?.onlyAfterSending ? 'form' : undefined,
  })
  const receipts = useFormReceipts(memory, { name, title, about, receipt })
  const { warnings, warnOnce } = useContactWarnings(hookForm)
  const notices = useFormNotices(hookForm, noticeTexts)

  const request = useFormRequest(hookForm, {
    send,
    notices,
    begin: () => {
      if (warnOnce()) return undefined
      const values = hookForm.getValues()
      const submission = { id: newId(), reference: createReference(values), about, values }
      return change((memory) => beginAttempt(memory, submission)).lastAttempt
    },
    keep: (attempt) => {
      receipts.keep(attempt, { ...defaultValues, ...attempt.values })
      changeAndFill((memory) => storeAttempt(memory, attempt))
    },
    onStored,
  })

  /** Replaces the draft, and forgets the failure of the last request. */
  function replaceDraft(transition: (memory: FormMemory<Values>) => FormMemory<Values>) {
    changeAndFill(transition)
    request.reset()
    notices.dismiss()
  }

  return {
    control: hookForm.control,
    watch: hookForm.watch,
    name,
    title: receipts.title,
    state: stateOf(receipts.shown, request),
    takesFocus: memory.opened !== undefined,
    correctedReceipt: receipts.corrected,
    newestReceipt: receipts.newest,
    sentValues: receipts.shown && sentValues(memory.lastAttempt, receipts.shown.id),
    draft: {
      isOnDevice: draftPlace === 'device',
      isRestored: memory.draft.isRestored === true && !memory.draft.replaces,
      hasValues: !isEmpty(memory.draft.values),
    },
    warnings,
    actions: {
      preload: () => {
        if (receipt) getSupabase().catch(() => {})
      },
      readFields: (element) => enter(changedFields(hookForm.getValues(), typedInto(element))),
      enter,
      focusField: (field) => hookForm.setFocus(field as FieldPath<Values>),
      submit: request.submit,
      startAfresh: () => {
        const values = hookForm.getValues()
        replaceDraft(startAfresh)
        return () => {
          changeAndFill(() => memory)
          // The draft holds no passwords.
          hookForm.setValues(values)
        }
      },
      correct: (id) => replaceDraft((memory) => startCorrection(memory, id)),
      cancelCorrection: (id) => replaceDraft((memory) => cancelCorrection(memory, id)),
      resetAfterClosing: () => {
        changeAndFill(emptyAfterClosing)
        request.reset()
      },
      forgetReceipt: (id) => {
        change((memory) => forgetSubmission(memory, id))
        forgetReceipt(id)
      },
      showForm: () => change(openForm),
      showReceipt: (id) => change((memory) => openReceipt(memory, id)),
    },
  }
}

function stateOf(
  receipt: ShownReceipt | undefined,
  { isPending, error }: { isPending: boolean; error: Error | null },
): SubmissionState {
  if (receipt) return { status: 'stored', receipt }
  if (isPending) return { status: 'sending' }
  return error ? { status: 'failed', error } : { status: 'editing' }
}
