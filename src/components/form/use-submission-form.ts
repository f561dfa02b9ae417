import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type { Prefill } from '@/components/form/draft'
import { changesSince, defaultValuesOf, type OwnDefaults } from '@/components/form/form-values'
import { useDraft } from '@/components/form/use-draft'
import { useIdempotencyKey } from '@/components/form/use-idempotency-key'
import { useSubmit } from '@/components/form/use-submit'
import type { SubmitNotices } from '@/components/form/use-submit-notices'
import { getSupabase } from '@/data/client'
import type { Submission } from '@/data/submission'

type Options<Values, Sent, Result> = {
  submission: Submission<Values, Sent, Result>
  /** Of fields that are no texts, and of texts that are not empty. */
  defaultValues?: OwnDefaults<Values>
  prefill?: Prefill<Values> | undefined
  notices: SubmitNotices
  onSuccess?: (result: Result, values: Sent) => void
}

/** All that a form does, by its definition; `SubmissionForm` takes what it returns. */
export function useSubmissionForm<
  Values extends FieldValues,
  Sent extends FieldValues = Values,
  Result = unknown,
>({ submission, defaultValues: own, prefill, notices, onSuccess }: Options<Values, Sent, Result>) {
  const { name, draft: lifetime, secrets, schema, mint, table } = submission
  const defaultValues = defaultValuesOf(submission, own)
  const form = useForm<Values, unknown, Sent>({
    ...(schema && { resolver: zodResolver(schema) }),
    defaultValues: defaultValues as DefaultValues<Values>,
  })
  const { draft, discardDraft, ...kept } = useDraft(form, { name, lifetime, secrets, defaultValues, prefill })
  const idempotencyKey = useIdempotencyKey(draft, mint)
  const { resetStatus, ...submit } = useSubmit(form, {
    submission,
    defaultValues,
    draft,
    idempotencyKey,
    notices,
    onSuccess,
  })
  return {
    ...form,
    ...kept,
    ...submit,
    name,
    preload: () => {
      if (table) getSupabase().catch(() => {})
    },
    startAfresh: () => {
      discardDraft()
      resetStatus()
    },
    /** Back to the form with what was sent. Changed values make a row of their own; the same are stored already. */
    editSentValues: () => {
      const { sentValues } = submit
      if (!sentValues) return
      submit.dismissNotice()
      idempotencyKey.restoreKey()
      form.reset(
        { ...sentValues, ...changesSince(defaultValues, form.getValues()) },
        { keepDefaultValues: true },
      )
      resetStatus()
    },
  }
}

export type SubmissionFormState = Omit<ReturnType<typeof useSubmissionForm>, keyof UseFormReturn>
