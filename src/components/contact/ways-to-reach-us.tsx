import { brand } from '@/content/brand'
import { chat } from '@/content/chat'
import { chatLink, mailLink, telLink } from '@/lib/links'

export function WaysToReachUs() {
  return (
    <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-3">
      <li>
        <a className="link" href={chatLink(brand.whatsapp, chat.greeting)}>
          WhatsApp
        </a>
      </li>
      <li>
        <a className="link" href={telLink(brand.phone)}>
          {brand.phone}
        </a>
      </li>
      <li>
        <a className="link" href={mailLink(brand.email)}>
          {brand.email}
        </a>
      </li>
    </ul>
  )
}
