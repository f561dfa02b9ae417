import { CopyField } from '@/components/form/copy-field'
import { Card } from '@/components/ui/card'
import { NumberedSteps } from '@/components/ui/numbered-steps'
import { notify } from '@/components/ui/toasts'
import { checkout } from '@/content/checkout'
import { notices } from '@/content/notices'
import { paymentDetails } from '@/content/payment'

/** The reference is empty until there is a name to make it from. */
export function PaymentInstructions({ reference }: { reference: string }) {
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
