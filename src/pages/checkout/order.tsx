import { Mail, MessageCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { EmailField, MessageField, NameField, PhoneField } from '@/components/form/contact-fields'
import { CopyField } from '@/components/form/copy-field'
import { ReplyTo } from '@/components/form/reply-to'
import { SubmissionForm, SubmitButton } from '@/components/form/submission-form'
import { useSubmissionForm } from '@/components/form/use-submission-form'
import { buttonStyles } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { NumberedSteps } from '@/components/ui/numbered-steps'
import { notify } from '@/components/ui/toasts'
import { useSending } from '@/components/unsent-order/use-sending'
import { type Service, totalOf } from '@/content/catalogue'
import { checkout, orderToSend } from '@/content/checkout'
import { notices } from '@/content/notices'
import { paymentDetails } from '@/content/payment'
import { cn } from '@/lib/cn'
import { formatRupees } from '@/lib/money'
import { paymentReference } from '@/lib/references'
import { forgetOrder, type SubmittedOrder } from '@/lib/submitted-order'
import { schema } from '@/pages/checkout/checkout-schema'
import { simulateSubmission } from '@/pages/checkout/submission'

const defaultValues = { name: '', phone: '', email: '', message: '' }

type OrderProps = {
  services: readonly Service[]
  items: readonly string[]
  submitted: SubmittedOrder | undefined
  onSubmitted: (order: SubmittedOrder | undefined) => void
}

export function Order({ services, items, submitted, onSubmitted }: OrderProps) {
  const words = checkout.form
  const form = useSubmissionForm({
    name: 'checkout',
    submission: {
      schema,
      store: (_, customer, reference) =>
        simulateSubmission({ items, total: formatRupees(totalOf(services)), reference, customer }),
      withoutReferralCode: true,
    },
    defaultValues,
    draft: 'local',
    mint: ({ name }) => paymentReference(name, new Date()),
    usesDatabase: false,
    notices: { success: notices.checkout.success, failure: notices.application.failure },
    onStored: onSubmitted,
  })
  const { control } = form
  const name = form.watch('name')
  if (submitted) {
    const change = () => {
      form.reset({ ...defaultValues, ...submitted.customer })
      forgetOrder()
      onSubmitted(undefined)
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

function OrderToSend({ order, onChange }: { order: SubmittedOrder; onChange: () => void }) {
  const { panel, opened, notOpened } = orderToSend
  const { openedBy, label, whatsapp, email } = useSending(order)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <section
      data-uncovered
      aria-labelledby="order-to-send"
      className={cn(
        'rounded-2xl border-2 p-5 sm:p-6',
        openedBy ? 'border-paper-line bg-paper-white' : 'border-marigold bg-marigold-pale',
      )}
    >
      <div role="status">
        <h2 ref={title} id="order-to-send" tabIndex={-1} className="text-2xl">
          {openedBy ? opened[openedBy] : panel.title}
        </h2>
      </div>
      <p className="mt-2">{openedBy ? notOpened : panel.text}</p>
      <div className="mt-4 grid gap-3">
        <a {...whatsapp} className={buttonStyles({}, 'px-3!')}>
          <MessageCircle aria-hidden="true" className="size-5" />
          {label('whatsapp', panel)}
        </a>
        <a {...email} className={buttonStyles({ tone: 'secondary' }, 'px-3!')}>
          <Mail aria-hidden="true" className="size-5" />
          {label('email', panel)}
        </a>
      </div>
      <ReplyTo form={{ name: 'checkout', sent: order.customer, change: onChange }} />
    </section>
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
