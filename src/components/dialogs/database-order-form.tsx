import type { UseFormReturn } from 'react-hook-form'
import { DraftNotice } from '@/components/form/draft-notice'
import { Form } from '@/components/form/form'
import { PrivacyLine } from '@/components/form/privacy-line'
import { SubmitButton } from '@/components/form/submit-button'
import { TextAreaField, TextField } from '@/components/form/text-field'
import type { useSubmission } from '@/components/form/use-submission'
import { WayOut } from '@/components/form/way-out'
import { shownPrice } from '@/content/belgium-database'
import { brand } from '@/content/brand'
import { chat } from '@/content/chat'
import { databaseOrder } from '@/content/database-order'
import { forms } from '@/content/forms'
import { chatLink, mailLink } from '@/lib/links'
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
      <TextField
        control={form.control}
        name="name"
        label={name}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        required
      />
      <TextField
        control={form.control}
        name="email"
        label={email}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="next"
        required
      />
      <TextField
        control={form.control}
        name="phone"
        label={phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
        required
      />
      <TextAreaField control={form.control} name="message" label={message} rows={3} enterKeyHint="enter" />
      {submission.failed && (
        <WayOut>
          <a className="link" href={chatLink(brand.whatsapp, request)} target="_blank" rel="noreferrer">
            {forms.whatsapp}
          </a>
          <a className="link" href={mailLink(brand.email, { body: request })}>
            {brand.email}
          </a>
        </WayOut>
      )}
      <SubmitButton pending={submission.pending} pendingText={submitting}>
        {submit}
      </SubmitButton>
      <DraftNotice kept={kept} startAfresh={startAfresh} />
      <PrivacyLine purpose={purpose} />
    </Form>
  )
}
