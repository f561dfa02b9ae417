import { useForm, useWatch } from 'react-hook-form'
import { memoryDraft } from '@/components/form/draft'
import { Form } from '@/components/form/form'
import { schemaResolver } from '@/components/form/schema-resolver'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/text-field'
import { useSubmission } from '@/components/form/use-submission'
import { brand } from '@/content/brand'
import { chat } from '@/content/chat'
import { freeCall } from '@/content/free-call'
import { notices } from '@/content/notices'
import { bookFreeCall } from '@/data/consultation-requests'
import { chatLink } from '@/lib/links'

const resolver = schemaResolver(() => import('@/components/dialogs/free-call-schema'))
const draft = memoryDraft()

export function FreeCallForm() {
  const form = useForm({ resolver, defaultValues: { name: '', phone: '' } })
  const submission = useSubmission(form, {
    send: ({ id }, values) => bookFreeCall(id, values),
    notices: notices.freeCall,
    draft,
  })
  return (
    <Form name="free-call" aria-label={freeCall.title} onSubmit={submission.submit} className="grid gap-4">
      <TextField
        control={form.control}
        name="name"
        label={freeCall.name}
        autoComplete="name"
        enterKeyHint="next"
        required
      />
      <TextField
        control={form.control}
        name="phone"
        label={freeCall.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="send"
        placeholder={freeCall.phonePlaceholder}
        required
      />
      <SubmitButton pending={submission.isPending} pendingText={freeCall.submitting}>
        {freeCall.confirm}
      </SubmitButton>
      <ChatInstead values={useWatch({ control: form.control })} />
    </Form>
  )
}

function ChatInstead({ values: { name = '', phone = '' } }: { values: { name?: string; phone?: string } }) {
  return (
    <a className="underline" href={chatLink(brand.whatsapp, chat.freeCall({ name, phone }))}>
      {freeCall.chat}
    </a>
  )
}
