import { MessageCircle, Phone } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { CallRequested } from '@/components/dialogs/call-requested'
import { FreeCallButton } from '@/components/dialogs/free-call'
import { usePageMeta } from '@/components/hooks/use-page-meta'
import { buttonStyles } from '@/components/ui/button'
import { brand } from '@/content/brand'
import { chat } from '@/content/chat'
import { floating } from '@/content/navigation'
import { cn } from '@/lib/cn'
import { chatLink } from '@/lib/links'
import { paths } from '@/lib/paths'
import { useAfterIdle } from '@/loading/hydration'

const styles = {
  /** A part of the bar, or a circle with an icon on screens of 1280 px or more. */
  action: 'xl:border-2 xl:border-paper-white xl:shadow-panel',
  text: 'xl:hidden',
  requested:
    'absolute inset-x-0 bottom-full mx-auto mb-1 w-max max-w-[min(18rem,100vw)] rounded-lg bg-sea-pale px-3 py-1 text-ink text-sm shadow-panel xl:hidden in-[[data-hidden]]:invisible',
}

/** The call and WhatsApp buttons: a bar at the bottom, or two circles in the margin of screens of 1280 px or more. */
export function FloatingActions() {
  const { path, hasOwnAction } = usePageMeta()
  if (!brand.whatsapp && path === paths.contact) return null
  return (
    <aside
      aria-label={floating.label}
      className={cn('floating-actions', !brand.whatsapp && 'without-chat', hasOwnAction && 'without-bar')}
    >
      <Bar>
        <CallRequested className={styles.requested} />
        {path !== paths.contact && (
          <FreeCallButton tone="ink" size="docked" aria-label={floating.book} className={styles.action}>
            <Phone aria-hidden="true" className="size-5 shrink-0" />
            <span className={styles.text}>{floating.book}</span>
          </FreeCallButton>
        )}
        {brand.whatsapp && (
          <a
            href={chatLink(brand.whatsapp, chat.greeting)}
            target="_blank"
            rel="noreferrer"
            aria-label={floating.chat}
            className={buttonStyles({ tone: 'sea', size: 'docked' }, styles.action)}
          >
            <MessageCircle aria-hidden="true" className="size-5 shrink-0" />
            <span className={styles.text}>{floating.whatsapp}</span>
          </a>
        )}
      </Bar>
    </aside>
  )
}

function Bar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  // Wait until the browser is idle: reading `scrollY` during hydration would force a layout.
  const isIdle = useAfterIdle()
  useEffect(() => (isIdle && bar.current ? showOnScrollUp(bar.current) : undefined), [isIdle])
  return (
    <div ref={bar} data-hidden="">
      {children}
    </div>
  )
}

const MIN_SCROLL_PX = 8

/** Shows the bar below the first screen, after the visitor has scrolled up. Returns the cleanup function. */
function showOnScrollUp(bar: HTMLElement) {
  let last = scrollY
  const onScroll = () => {
    const distance = scrollY - last
    if (Math.abs(distance) < MIN_SCROLL_PX) return
    last = scrollY
    const isScrollingDown = distance > 0
    const isOnFirstScreen = scrollY < innerHeight
    bar.toggleAttribute('data-hidden', isScrollingDown || isOnFirstScreen)
  }
  addEventListener('scroll', onScroll, { passive: true })
  return () => removeEventListener('scroll', onScroll)
}
