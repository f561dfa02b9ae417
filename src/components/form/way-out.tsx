import { brand } from '@/content/brand'
import { forms } from '@/content/forms'
import { chatLink, mailLink, telLink } from '@/lib/links'

type WayOutProps = {
  /** What a chat begins with. */
  chat?: string
  /** What a mail holds. */
  mail?: { subject?: string; body?: string }
  call?: boolean
}

/** Says in the form itself that sending failed, and which other ways there are. The notice may be gone or unseen. */
export function WayOut({ chat, mail, call }: WayOutProps) {
  return (
    <div className="rounded-xl border-2 border-brick bg-brick-pale px-4 py-3 text-ink">
      <p>{forms.notSent}</p>
      <div className="mt-1 flex flex-wrap gap-x-5">
        {chat && (
          <a className="link" href={chatLink(brand.whatsapp, chat)} target="_blank" rel="noreferrer">
            {forms.whatsapp}
          </a>
        )}
        {mail && (
          <a className="link" href={mailLink(brand.email, mail)}>
            {brand.email}
          </a>
        )}
        {call && (
          <a className="link" href={telLink(brand.phone)}>
            {brand.phone}
          </a>
        )}
      </div>
    </div>
  )
}
