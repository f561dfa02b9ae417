import { Mail, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { Confirmation } from '@/components/form/confirmation'
import { EmailField, MessageField, NameField, PhoneField } from '@/components/form/contact-fields'
import { CopyField } from '@/components/form/copy-field'
import { ReplyTo } from '@/components/form/reply-to'
import { SubmissionForm, SubmitButton } from '@/components/form/submission-form'
import { useSubmissionForm } from '@/components/form/use-submission-form'
import { buttonStyles } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { NumberedSteps } from '@/components/ui/numbered-steps'
import { notify } from '@/components/ui/toasts'
import { brand } from '@/content/brand'
import { type Service, totalOf } from '@/content/catalogue'
import { type CheckoutOrder, checkout } from '@/content/checkout'
import { notices } from '@/content/notices'
import { paymentDetails } from '@/content/payment'
import { chatLink, mailLink } from '@/lib/links'
import { formatRupees } from '@/lib/money'
import { paymentReference } from '@/lib/references'
import { forgetOrder, keptOrder, simulateSubmission } from '@/pages/checkout/submission'

const defaultValues = { name: '', phone: '', email: '', message: '' }

export function Order({ services }: { services: readonly Service[] }) {
  const words = checkout.form
  const items = services.map(({ name, price }) => `${name}: ${formatRupees(price)}`)
  const [submitted, setSubmitted] = useState(() => keptOrder(items))
  const form = useSubmissionForm({
    name: 'checkout',
    submission: async () => ({
      ...(await import('@/pages/checkout/checkout-schema')),
      store: (_, customer, reference) =>
        simulateSubmission({ items, total: formatRupees(totalOf(services)), reference, customer }),
      withoutReferralCode: true,
    }),
    defaultValues,
    draft: 'local',
    mint: ({ name }) => paymentReference(name, new Date()),
    usesDatabase: false,
    notices: { success: notices.checkout.success, failure: notices.application.failure },
    onStored: setSubmitted,
  })
  const { control } = form
  const name = form.watch('name')
  if (submitted) {
    const change = () => {
      form.reset({ ...defaultValues, ...submitted.customer })
      forgetOrder()
      setSubmitted(undefined)
    }
    return (
      <div className="grid gap-10">
        <OrderToSend order={submitted} onChange={change} />
        <PaymentInstructions reference={submitted.reference} />
      </div>
    )
  }
  return (
    <div className="grid gap-10">
      <SubmissionForm form={form} label={words.title} purpose={words.purpose}>
        <h2 className="text-2xl sm:text-3xl">{words.title}</h2>
        <NameField control={control} name="name" label={words.name} required />
        <PhoneField control={control} name="phone" label={words.phone} required />
        <EmailField control={control} name="email" label={words.email} required />
        <MessageField control={control} name="message" label={words.message} rows={3} />
        <SubmitButton pendingText={words.submitting}>{words.submit}</SubmitButton>
      </SubmissionForm>
      <PaymentInstructions reference={name.trim() && paymentReference(name, new Date())} />
    </div>
  )
}

function OrderToSend({ order, onChange }: { order: CheckoutOrder; onChange: () => void }) {
  const { title, text, whatsapp, email } = checkout.sent
  const message = checkout.message(order)
  return (
    <Confirmation heading={title}>
      <p className="mt-2">{text}</p>
      <div className="mt-4 mb-2 grid gap-3">
        <a
          href={chatLink(brand.whatsapp, message)}
          target="_blank"
          rel="noreferrer"
          className={buttonStyles()}
        >
          <MessageCircle aria-hidden="true" className="size-5" />
          {whatsapp}
        </a>
        <a
          href={mailLink(brand.email, { subject: checkout.subject(order.reference), body: message })}
          className={buttonStyles({ tone: 'secondary' })}
        >
          <Mail aria-hidden="true" className="size-5" />
          {email}
        </a>
      </div>
      <ReplyTo form={{ name: 'checkout', sent: order.customer, change: onChange }} />
    </Confirmation>
  )
}

/** The reference is empty until there is a name to make it from. */
function PaymentInstructions({ reference }: { reference: string }) {
  const words = checkout.payment
  return (
    <Card as="section" size="large" aria-labelledby="payment" className="grid gap-5">
      <h2 id="payment" className="text-2xl">
        {words.title}
      </h2>
      <NumberedSteps steps={words.steps} />
      <PaymentDetails />
      {reference ? (
        <CopyField
          label={words.reference}
          value={reference}
          copy={words.copy}
          onCopied={() => notify(notices.checkout.referenceCopied)}
        />
      ) : (
        <div className="min-h-32 sm:min-h-20">
          <p className="font-semibold">{words.reference}</p>
          <p className="mt-1.5 text-ink-muted">{words.unnamed}</p>
        </div>
      )}
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
