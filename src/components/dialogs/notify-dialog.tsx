import type { DialogProps } from '@/components/dialogs/lazy-dialog'
import { schema } from '@/components/dialogs/notify-schema'
import { EmailField, NameField } from '@/components/form/contact-fields'
import { SubmissionForm, SubmitButton } from '@/components/form/submission-form'
import { useSubmissionForm } from '@/components/form/use-submission-form'
import { Dialog } from '@/components/ui/dialog'
import { notifyMe } from '@/content/companies'
import { notices } from '@/content/notices'
import { definitionOf } from '@/lib/submissions'

/** Confirms without sending anything, as specified. */
export function NotifyDialog({ country, ...props }: DialogProps & { country: string }) {
  const title = notifyMe.title(country)
  const form = useSubmissionForm({
    submission: { ...definitionOf('notify'), schema, store: async () => {} },
    notices: { success: notices.notify.success(country), failure: notices.application.failure },
    onSuccess: props.onClose,
  })
  const { control } = form
  return (
    <Dialog
      {...props}
      title={title}
      description={notifyMe.description}
      holdsText={Object.values(form.watch()).some(Boolean)}
    >
      <SubmissionForm form={form} label={title}>
        <NameField control={control} name="name" label={notifyMe.name} required />
        <EmailField control={control} name="email" label={notifyMe.email} enterKeyHint="send" required />
        <SubmitButton pendingText={notifyMe.submitting}>{notifyMe.submit}</SubmitButton>
      </SubmissionForm>
    </Dialog>
  )
}
