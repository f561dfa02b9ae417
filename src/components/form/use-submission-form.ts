import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type { Prefill } from '@/components/form/draft'
import { changesSince, defaultValuesOf, type OwnDefaults } from '@/components/form/form-values'
import { useDraft } from '@/components/form/use-draft'
import { useIdempotencyKey } from '@/components/form/use-idempotency-key'
import { type SubmitOptions, useSubmit } from '@/components/form/use-submit'
import { getSupabase } from '@/data/client'

type Options<Values, Sent, Result> = SubmitOptions<Values, Sent, Result> & {
  /** Of fields that are no texts, and of texts that are not empty. */
  defaultValues?: OwnDefaults<Values>
  prefill?: Prefill<Values> | undefined
}

/** The state and actions of a form by its definition, for `SubmissionForm`. */
export function useSubmissionForm<
  Values extends FieldValues,
  Sent extends FieldValues = Values,
  Result = unknown,
>(options: Options<Values, Sent, Result>) {
  const { name, draft: lifetime, secrets, schema, mint, table } = options.submission
  const defaultValues = defaultValuesOf(options.submission, options.defaultValues)
  const form = useForm<Values, unknown, Sent>({
    ...(schema && { resolver: zodResolver(schema) }),
    defaultValues: defaultValues as DefaultValues<Values>,
  })
  const { prefill } = options
  const { draft, discardDraft, ...kept } = useDraft(form, { name, lifetime, secrets, defaultValues, prefill })
  const idempotencyKey = useIdempotencyKey(draft, mint)
  const { resetStatus, ...submit } = useSubmit(form, { ...options, defaultValues, draft, idempotencyKey })
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
    /** Returns to the form, filled with the sent values. Changed values are stored as a new row, the same ones are not. */
    editSentValues: () => {
      if (!submit.sentValues) return
      submit.dismissNotice()
      idempotencyKey.restoreKey()
      const values = { ...submit.sentValues, ...changesSince(defaultValues, form.getValues()) }
      form.reset(values, { keepDefaultValues: true })
      resetStatus()
    },
  }
}

export type SubmissionFormState = Omit<ReturnType<typeof useSubmissionForm>, keyof UseFormReturn>
