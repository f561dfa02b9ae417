import type { UseFormReturn } from 'react-hook-form'
import { EmailField, NameField, PhoneField } from '@/components/form/contact-fields'
import { DraftNotice } from '@/components/form/draft-notice'
import { Form } from '@/components/form/form'
import { PrivacyLine } from '@/components/form/privacy-line'
import { SubmitButton } from '@/components/form/submit-button'
import { TextAreaField } from '@/components/form/text-field'
import type { useSubmission } from '@/components/form/use-submission'
import { WayOut } from '@/components/form/way-out'
import { shownPrice } from '@/content/belgium-database'
import { chat } from '@/content/chat'
import { databaseOrder } from '@/content/database-order'
import { formatRupees } from '@/lib/money'

type OrderValues = { name: string; email: string; phone: string; message: string }

type DatabaseOrderFormProps = {
  form: UseFormReturn<OrderValues, unknown, OrderValues>
  load: () => Promise<unknown>
  submission: ReturnType<typeof useSubmission>
  kept: boolean
  startAfresh: () => void
}

export function DatabaseOrderForm({ form, load, submission, kept, startAfresh }: DatabaseOrderFormProps) {
  const { title, price, name, email, phone, message, submit, submitting, purpose } = databaseOrder
  const request = chat.order(form.getValues())
  return (
    <Form name="order" aria-label={title} load={load} onSubmit={submission.submit}>
      <p className="flex items-baseline justify-between rounded-xl bg-marigold-pale px-4 py-3">
        {price}
        <span className="font-display font-bold text-2xl">{formatRupees(shownPrice)}</span>
      </p>
      <NameField control={form.control} name="name" label={name} required />
      <EmailField control={form.control} name="email" label={email} required />
      <PhoneField control={form.control} name="phone" label={phone} required />
      <TextAreaField control={form.control} name="message" label={message} rows={3} enterKeyHint="enter" />
      {submission.failed && <WayOut chat={request} mail={{ body: request }} />}
      <SubmitButton pending={submission.pending} pendingText={submitting}>
        {submit}
      </SubmitButton>
      <DraftNotice kept={kept} startAfresh={startAfresh} />
      <PrivacyLine purpose={purpose} />
    </Form>
  )
}
