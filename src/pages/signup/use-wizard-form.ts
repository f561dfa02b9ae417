import type { FieldValues } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { type SubmissionFormOptions, useSubmissionForm } from '@/components/form/use-submission-form'
import { type Notice, notices } from '@/content/notices'
import type { WizardContent } from '@/content/signup/wizard'
import { DataError } from '@/data/error'
import { paths } from '@/lib/paths'

type WizardFormOptions<Values extends FieldValues, Sent extends FieldValues> = Pick<
  SubmissionFormOptions<Values, Sent>,
  'schema' | 'defaultValues' | 'send'
> & { content: WizardContent; replyWithin?: null }

export function useWizardForm<Values extends FieldValues, Sent extends FieldValues>({
  content,
  replyWithin,
  ...options
}: WizardFormOptions<Values, Sent>) {
  const navigate = useNavigate()
  return useSubmissionForm({
    ...options,
    name: `signup-${content.type}`,
    title: content.title,
    notices: { success: notices.application.success, failure: failureNotice },
    draftPlace: 'device',
    receipt: { words: content.sent, replyWithin },
    onStored: () => navigate(paths.signupStep(content.type, 1), { replace: true }),
  })
}

function failureNotice(error: unknown): Notice {
  const { refused, notReturned, failure } = notices.application
  if (!(error instanceof DataError)) return failure
  if (error.kind === 'not-returned') return notReturned
  return error.kind === 'invalid' ? refused(error.message) : failure
}
