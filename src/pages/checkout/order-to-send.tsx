import { Mail, MessageCircle } from 'lucide-react'
import { Confirmation } from '@/components/form/confirmation'
import { buttonStyles } from '@/components/ui/button'
import { brand } from '@/content/brand'
import { type CheckoutOrder, checkout } from '@/content/checkout'
import { chatLink, mailLink } from '@/lib/links'

/** The page sends nothing, so the visitor does: the message is written already. */
export function OrderToSend({ order, onChange }: { order: CheckoutOrder; onChange: () => void }) {
  const { title, text, whatsapp, email, change } = checkout.sent
  const message = checkout.message(order)
  return (
    <Confirmation>
      <h2 className="text-2xl">{title}</h2>
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
        <button type="button" onClick={onChange} className="link justify-self-center">
          {change}
        </button>
      </div>
    </Confirmation>
  )
}
