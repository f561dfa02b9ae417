import { MessageCircle, Phone } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { FreeCallButton } from '@/components/dialogs/free-call'
import { brand } from '@/content/brand'
import { chat } from '@/content/chat'
import { floating } from '@/content/navigation'
import { chatLink } from '@/lib/links'
import { paths } from '@/lib/paths'

export function FloatingActions() {
  const { pathname } = useLocation()
  const onContact = pathname.replace(/\/$/, '') === paths.contact
  return (
    <aside aria-label={floating.label} className="floating-actions">
      {!onContact && (
        <FreeCallButton
          tone="raised"
          size="small"
          className="floating-call justify-start! gap-0! px-3! py-0! primary-action:max-nav:tone-primary"
        >
          <Phone aria-hidden="true" className="size-5 shrink-0" />
          <span>{floating.book}</span>
        </FreeCallButton>
      )}
      <a
        href={chatLink(brand.whatsapp, chat.greeting)}
        target="_blank"
        rel="noreferrer"
        aria-label={floating.chat}
        className="grid place-items-center rounded-full bg-sea text-paper-white shadow-panel hover:bg-sea-deep"
      >
        <MessageCircle aria-hidden="true" className="size-6" />
      </a>
    </aside>
  )
}
