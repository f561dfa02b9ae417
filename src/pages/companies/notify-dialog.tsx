import { z } from 'zod/mini'
import { Dialog } from '@/components/dialogs/dialog'
import type { OpenDialogProps } from '@/components/dialogs/late-dialog'
import { EmailField, NameField } from '@/components/form/fields/text-field'
import { SubmissionForm, SubmitButton } from '@/components/form/submission-form'
import { useSubmissionForm } from '@/components/form/use-submission-form'
import { notifyMe } from '@/content/companies'
import { notices } from '@/content/notices'
import { email, filled } from '@/data/validators'

const schema = z.object({ name: filled('noName'), email: email() })

/** Confirms the subscription, but sends nothing, as specified. */
export function NotifyDialog({ country, ...props }: OpenDialogProps & { country: string }) {
  const form = useSubmissionForm({
    name: 'notify',
    title: notifyMe.title(country),
    schema,
    defaultValues: { name: '', email: '' },
    send: async () => {},
    notices: { success: notices.notify.success(country), failure: notices.application.failure },
    onStored: props.onClose,
  })
  const { control } = form
  return (
    <Dialog {...props} form={form} description={notifyMe.description}>
      <SubmissionForm form={form}>
        <NameField control={control} name="name" label={notifyMe.name} required />
        <EmailField control={control} name="email" label={notifyMe.email} required />
        <SubmitButton pendingText={notifyMe.submitting}>{notifyMe.submit}</SubmitButton>
      </SubmissionForm>
    </Dialog>
  )
}
