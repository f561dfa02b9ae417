import { Mail, MessageCircle } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { EmailField, MessageField, NameField, PhoneField } from '@/components/form/contact-fields'
import { answersIn, Receipt } from '@/components/form/receipt'
import { Fallback, SubmissionForm, SubmitButton } from '@/components/form/submission-form'
import { useSubmissionForm } from '@/components/form/use-submission-form'
import { buttonStyles } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { CopyField } from '@/components/ui/copy-field'
import { NumberedSteps } from '@/components/ui/numbered-steps'
import { notify } from '@/components/ui/toasts'
import { promisedReply } from '@/components/visitor-clock'
import { brand } from '@/content/brand'
import { type Service, totalOf } from '@/content/catalogue'
import { checkout } from '@/content/checkout'
import { forms } from '@/content/forms'
import { notices } from '@/content/notices'
import { paymentDetails } from '@/content/payment'
import { orderOf } from '@/data/database-orders'
import { keepAwaitedReply, readAwaitedReply } from '@/lib/awaited-reply'
import { chatLink, mailLink } from '@/lib/links'
import { formatRupees } from '@/lib/money'
import { paymentReference } from '@/lib/references'

const words = checkout.form
/** As specified, from Submit to the notice of success. */
const LEAST_MS = 2000

export function Order({ services }: { services: readonly Service[] }) {
  const product = checkout.product(services.map(({ name }) => name))
  const price = totalOf(services)
  const submission = orderOf({ product, price })
  const ids = services.map(({ id }) => id).join()
  const [earlier] = useState(() => readAwaitedReply('checkout', ids))
  const form = useSubmissionForm({
    submission: {
      ...submission,
      store: async (...order: Parameters<typeof submission.store>) => {
        const leastTime = new Promise((resolve) => setTimeout(resolve, LEAST_MS))
        const reference = await submission.store(...order)
        const now = new Date()
        keepAwaitedReply('checkout', now, promisedReply(now, '24 hours'), ids)
        await leastTime
        return reference
      },
    },
    notices: { success: notices.checkout.success, failure: notices.order.failure },
  })
  const { control, result: reference, sentValues } = form
  const name = form.watch('name')
  if (reference) {
    const { name, phone, email, message } = words
    const answers = [
      { label: words.services, value: services.map(({ name }) => name).join(', ') },
      { label: words.total, value: formatRupees(price) },
      ...answersIn(sentValues, { name, phone, email, message }),
    ]
    return (
      <div className="grid gap-10">
        <Receipt form={form} words={checkout.receipt} answers={answers}>
          <PaymentReference reference={reference} />
        </Receipt>
        <PaymentContactLinks reference={reference} />
        <PaymentInstructions />
      </div>
    )
  }
  const request = checkout.request(product, formatRupees(price), name)
  return (
    <div className="grid gap-10">
      {earlier && <Receipt form={form} words={checkout.receipt} earlier={earlier} />}
      <SubmissionForm form={form} label={words.title} purpose={words.purpose}>
        <h2 className="text-2xl sm:text-3xl">{earlier ? words.again : words.title}</h2>
        <NameField control={control} name="name" label={words.name} required />
        <PhoneField control={control} name="phone" label={words.phone} required />
        <EmailField control={control} name="email" label={words.email} required />
        <MessageField control={control} name="message" label={words.message} rows={3} />
        <Fallback chat={request} mail={{ body: request }} />
        <SubmitButton pendingText={words.submitting}>{words.submit}</SubmitButton>
      </SubmissionForm>
      <PaymentInstructions>
        {name.trim() ? (
          <PaymentReference reference={paymentReference(name, new Date())} />
        ) : (
          <div className="min-h-32 sm:min-h-20">
            <p className="font-semibold">{checkout.payment.reference}</p>
            <p className="mt-1.5 text-ink-muted">{checkout.payment.unnamed}</p>
          </div>
        )}
      </PaymentInstructions>
    </div>
  )
}

function PaymentReference({ reference }: { reference: string }) {
  return (
    <CopyField
      label={checkout.payment.reference}
      value={reference}
      copy={checkout.payment.copy}
      byHand={forms.copyByHand}
      onCopied={() => notify(notices.checkout.referenceCopied)}
    />
  )
}

function PaymentContactLinks({ reference }: { reference: string }) {
  const { text, subject, message, whatsapp, email } = checkout.ask
  const body = message(reference)
  const style = buttonStyles({ tone: 'secondary' }, 'px-3!')
  return (
    <div className="grid gap-3">
      <p>{text}</p>
      <a href={chatLink(brand.whatsapp, body)} target="_blank" rel="noreferrer" className={style}>
        <MessageCircle aria-hidden="true" className="size-5" />
        {whatsapp}
      </a>
      <a href={mailLink(brand.email, { subject: subject(reference), body })} className={style}>
        <Mail aria-hidden="true" className="size-5" />
        {email}
      </a>
    </div>
  )
}

function PaymentInstructions({ children }: { children?: ReactNode }) {
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
