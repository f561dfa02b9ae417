import { Mail, MessageCircle } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { EmailField, NameField, PhoneField, TextAreaField } from '@/components/form/fields/text-field'
import { Receipt } from '@/components/form/receipt'
import { PurposeNote, SubmissionForm, SubmitButton } from '@/components/form/submission-form'
import { SubmissionProblems } from '@/components/form/submission-problems'
import { useSubmissionForm } from '@/components/form/use-submission-form'
import { notify } from '@/components/toasts/toasts'
import { buttonStyles } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { CopyField } from '@/components/ui/copy-field'
import { NumberedSteps } from '@/components/ui/numbered-steps'
import { brand } from '@/content/brand'
import { type Service, totalOf } from '@/content/catalogue'
import { checkout } from '@/content/checkout'
import { forms } from '@/content/forms'
import { notices } from '@/content/notices'
import { paymentDetails } from '@/content/payment'
import { customerSchema, placeOrder } from '@/data/database-orders'
import { chatLink, mailLink } from '@/lib/links'
import { formatRupees } from '@/lib/money'
import { paymentReference } from '@/lib/references'
import { keepSelection, readSelection } from '@/lib/selection'
import { OrderSummary } from '@/pages/checkout/order-summary'

const words = checkout.form
/** The specified shortest time from Submit to the success notice. */
const LEAST_MS = 2000

/** The selected services, with the form or its receipt. */
export function Order({ services }: { services: readonly Service[] }) {
  const product = checkout.product(services.map(({ name }) => name))
  const price = totalOf(services)
  const storeOrder = placeOrder({ product, price })
  // The reference has one date, also if midnight passes between its display and Submit.
  const [openedAt] = useState(() => new Date())
  const form = useSubmissionForm({
    name: 'checkout',
    title: words.title,
    schema: customerSchema,
    defaultValues: { name: '', phone: '', email: '', message: '' },
    send: async (submission) => {
      const leastTime = new Promise((resolve) => setTimeout(resolve, LEAST_MS))
      await storeOrder(submission)
      const ordered = services.map(({ id }) => id)
      keepSelection(readSelection().filter((id) => !ordered.includes(id)))
      await leastTime
    },
    notices: { success: notices.checkout.success, failure: notices.order.failure },
    draftPlace: 'device',
    // Sorted, so that the receipt is found in whatever sequence the same services were selected.
    about: services
      .map(({ id }) => id)
      .sort()
      .join(),
    createReference: ({ name }) => paymentReference(name, openedAt),
    receipt: {
      words: checkout.receipt,
      lines: () => [
        { label: words.services, value: services.map(({ name }) => name).join(', ') },
        { label: words.total, value: formatRupees(price) },
      ],
    },
  })
  const { control, state } = form
  const values = form.watch()
  const { name } = values
  const chatText = checkout.chatText(product, formatRupees(price), name)
  return (
    <div className="grid gap-10 max-lg:max-w-[40rem] lg:grid-cols-[1.4fr_1fr] lg:items-start lg:gap-14">
      <OrderSummary services={services} isFixed={['sending', 'stored'].includes(state.status)} />
      {state.status === 'stored' ? (
        <div className="grid gap-10">
          <Receipt
            form={form}
            receipt={state.receipt}
            more={<PaymentDetails />}
            reference={{
              label: checkout.payment.reference,
              copy: checkout.payment.copy,
              onCopied: () => notify(notices.checkout.referenceCopied),
            }}
          />
          <PaymentContactLinks reference={state.receipt.reference} />
        </div>
      ) : (
        <SubmissionForm form={form}>
          <h2 className="text-2xl sm:text-3xl">{form.title}</h2>
          <NameField control={control} name="name" label={words.name} required />
          <PhoneField control={control} name="phone" label={words.phone} required />
          <EmailField control={control} name="email" label={words.email} required />
          <TextAreaField control={control} name="message" label={words.message} rows={3} />
          <PaymentInstructions>
            <PaymentReference reference={name.trim() && form.referenceOf(values)} />
          </PaymentInstructions>
          <SubmissionProblems chat={chatText} mail={{ body: chatText }} />
          <SubmitButton pendingText={words.submitting}>{words.submit}</SubmitButton>
          <PurposeNote>{words.purpose}</PurposeNote>
        </SubmissionForm>
      )}
    </div>
  )
}

/** The reference that the visitor writes into the transfer. Empty without a name. */
function PaymentReference({ reference }: { reference: string }) {
  const { reference: label, copy, unnamed } = checkout.payment
  if (reference)
    return (
      <CopyField
        label={label}
        value={reference}
        copy={copy}
        byHand={forms.copyByHand}
        onCopied={() => notify(notices.checkout.referenceCopied)}
      />
    )
  return (
    // As high as the field above, so that nothing moves when the visitor types a name.
    <div className="min-h-32 sm:min-h-20">
      <p className="font-semibold">{label}</p>
      <p className="mt-1.5 text-ink-muted">{unnamed}</p>
    </div>
  )
}

function PaymentContactLinks({ reference }: { reference: string }) {
  if (!brand.whatsapp && !brand.email) return null
  const { text, subject, message, whatsapp, email } = checkout.ask
  const body = message(reference)
  const style = buttonStyles({ tone: 'secondary' }, 'px-3!')
  return (
    <div className="grid gap-3">
      <p>{text}</p>
      {brand.whatsapp && (
        <a href={chatLink(brand.whatsapp, body)} target="_blank" rel="noreferrer" className={style}>
          <MessageCircle aria-hidden="true" className="size-5" />
          {whatsapp}
        </a>
      )}
      {brand.email && (
        <a href={mailLink(brand.email, { subject: subject(reference), body })} className={style}>
          <Mail aria-hidden="true" className="size-5" />
          {email}
        </a>
      )}
    </div>
  )
}

function PaymentInstructions({ children }: { children: ReactNode }) {
  const { title, steps } = checkout.payment
  return (
    <Card as="section" size="large" aria-labelledby="payment" className="grid gap-5">
      <h2 id="payment" className="text-2xl">
        {title}
      </h2>
      <NumberedSteps steps={steps} />
      <PaymentDetails />
      {children}
    </Card>
  )
}

function PaymentDetails() {
  const known = paymentDetails.filter(({ value }) => value)
  if (known.length === 0) return null
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
      {known.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-ink-muted">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
