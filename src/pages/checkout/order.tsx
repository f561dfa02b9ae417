import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { EmailField, NameField, PhoneField } from '@/components/form/contact-fields'
import { localDraft } from '@/components/form/draft'
import { DraftNotice } from '@/components/form/draft-notice'
import { Form } from '@/components/form/form'
import { PrivacyLine } from '@/components/form/privacy-line'
import { schemaResolver } from '@/components/form/schema-resolver'
import { SubmitButton } from '@/components/form/submit-button'
import { TextAreaField } from '@/components/form/text-field'
import { useDraft } from '@/components/form/use-draft'
import { useSubmission } from '@/components/form/use-submission'
import { type Service, totalOf } from '@/content/catalogue'
import { type CheckoutOrder, checkout } from '@/content/checkout'
import { notices } from '@/content/notices'
import { formatRupees } from '@/lib/money'
import { paymentReference } from '@/lib/references'
import { OrderToSend } from '@/pages/checkout/order-to-send'
import { PaymentInstructions } from '@/pages/checkout/payment-instructions'
import { simulateSubmission } from '@/pages/checkout/simulate-submission'
import { forgetOrder, keepOrder, keptOrder } from '@/pages/checkout/submitted-order'

const resolver = schemaResolver(() => import('@/pages/checkout/checkout-schema'))
const empty = { name: '', phone: '', email: '', message: '' }
const draft = localDraft<typeof empty>('checkout')

/** The customer's details, how to pay and, once submitted, the ways to send the order. */
export function Order({ services }: { services: readonly Service[] }) {
  const words = checkout.form
  const form = useForm({ resolver, defaultValues: empty })
  const { kept, startAfresh } = useDraft(form, { name: 'checkout', draft, empty })
  const items = services.map(({ name, price }) => `${name}: ${formatRupees(price)}`)
  const [submitted, setSubmitted] = useState(() => keptOrder(items))
  const submission = useSubmission(form, {
    send: async (_, customer): Promise<CheckoutOrder> => {
      await simulateSubmission()
      const order = {
        items,
        total: formatRupees(totalOf(services)),
        reference: paymentReference(customer.name, new Date()),
        customer,
      }
      keepOrder(order)
      return order
    },
    notices: { success: notices.checkout.success, failure: notices.application.failure },
    draft,
    empty,
    onStored: setSubmitted,
  })
  const name = useWatch({ control: form.control, name: 'name' })
  if (submitted) {
    const change = () => {
      form.reset({ ...empty, ...submitted.customer })
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
      <Form
        name="checkout"
        aria-label={words.title}
        load={resolver.load}
        sends={false}
        onSubmit={submission.submit}
      >
        <h2 className="text-2xl sm:text-3xl">{words.title}</h2>
        <NameField control={form.control} name="name" label={words.name} required />
        <PhoneField control={form.control} name="phone" label={words.phone} required />
        <EmailField control={form.control} name="email" label={words.email} required />
        <TextAreaField
          control={form.control}
          name="message"
          label={words.message}
          rows={3}
          enterKeyHint="enter"
        />
        <SubmitButton pending={submission.pending} pendingText={words.submitting}>
          {words.submit}
        </SubmitButton>
        <DraftNotice kept={kept} startAfresh={startAfresh} />
        <PrivacyLine purpose={words.purpose} />
      </Form>
      <PaymentInstructions reference={name.trim() && paymentReference(name, new Date())} />
    </div>
  )
}
