import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { OpenedDialogProps } from '@/components/dialogs/dialog-button'
import { EmailField, NameField } from '@/components/form/contact-fields'
import { type DraftStore, memoryDraft } from '@/components/form/draft'
import { Form } from '@/components/form/form'
import { schemaResolver } from '@/components/form/schema-resolver'
import { SubmitButton } from '@/components/form/submit-button'
import { useSubmission } from '@/components/form/use-submission'
import { Dialog } from '@/components/ui/dialog'
import { notifyMe } from '@/content/companies'
import { notices } from '@/content/notices'

const resolver = schemaResolver(() => import('@/components/dialogs/notify-schema'))
const empty = { name: '', email: '' }

/** Asks for name and e-mail and confirms. As specified it sends nothing anywhere. */
export function NotifyDialog({
  country,
  open,
  onClose,
  returnFocusTo,
}: OpenedDialogProps & { country: string }) {
  const [draft] = useState<DraftStore<typeof empty>>(memoryDraft)
  const form = useForm({ resolver, defaultValues: empty })
  const typed = useWatch({ control: form.control })
  const submission = useSubmission(form, {
    send: async () => {},
    notices: { success: notices.notify.success(country), failure: notices.application.failure },
    draft,
    empty,
    onStored: onClose,
  })
  const title = notifyMe.title(country)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={notifyMe.description}
      holdsText={Boolean(typed.name || typed.email)}
      returnFocusTo={returnFocusTo}
    >
      <Form name="notify" aria-label={title} load={resolver.load} sends={false} onSubmit={submission.submit}>
        <NameField control={form.control} name="name" label={notifyMe.name} required />
        <EmailField control={form.control} name="email" label={notifyMe.email} enterKeyHint="send" required />
        <SubmitButton pending={submission.pending} pendingText={notifyMe.submitting}>
          {notifyMe.submit}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
