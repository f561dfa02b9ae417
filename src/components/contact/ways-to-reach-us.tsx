import { Link } from 'react-router-dom'
import { brand } from '@/content/brand'
import { chat } from '@/content/chat'
import { pages } from '@/content/pages'
import { chatLink, mailLink, telLink } from '@/lib/links'

const { whatsapp, phone, email } = brand

/** Links to WhatsApp, phone and e-mail. One that the owner has not set is left out. */
export const ways = [
  whatsapp && { label: chat.link, href: chatLink(whatsapp, chat.greeting) },
  phone && { label: phone, href: telLink(phone) },
  email && { label: email, href: mailLink(email) },
].filter((way) => way !== '')

/** The links of `ways`, or a link to the contact form if there are none. */
export function WaysToReachUs() {
  return (
    <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-3">
      {ways.map(({ label, href }) => (
        <li key={label}>
          <a className="link" href={href}>
            {label}
          </a>
        </li>
      ))}
      {ways.length === 0 && (
        <li>
          <Link className="link" to={pages.contact.path}>
            {pages.contact.label}
          </Link>
        </li>
      )}
    </ul>
  )
}
