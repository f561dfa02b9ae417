import { MessageCircle, Share2 } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import { shareChatLink } from '@/lib/links'

type ShareButtonProps = {
  text: string
  url?: string
  /** A hint for browsers that do not open a share sheet. It is shown from the press until a share sheet is used or closed. */
  notOpenedHint: string
  whatsapp: string
  /** Other ways to send the link, shown with `notOpenedHint`. */
  otherWay?: ReactNode
  children: ReactNode
} & Pick<ComponentProps<typeof Button>, 'tone' | 'size' | 'className'>

/** A row of its own beneath the buttons, in a grid and in a wrapping flex box. */
const fullRow = 'col-span-full basis-full'

/** Opens the browser's share sheet, or shows other ways to send the link. Its parent is a grid or a wrapping flex box. */
export function ShareButton({
  text,
  url,
  notOpenedHint,
  whatsapp,
  otherWay,
  tone,
  size,
  className,
  children,
}: ShareButtonProps) {
  const [showsOtherWays, setShowsOtherWays] = useState(false)
  const share = async () => {
    setShowsOtherWays(true)
    if (!('share' in navigator)) return
    try {
      await navigator.share(url ? { text, url } : { text })
      setShowsOtherWays(false)
    } catch (error) {
      // AbortError: the visitor closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') setShowsOtherWays(false)
    }
  }
  return (
    <>
      <Button tone={tone} size={size} className={className} onClick={share}>
        <Share2 aria-hidden="true" className="size-5" />
        {children}
      </Button>
      <p role="status" className={cn(fullRow, 'text-sm empty:hidden')}>
        {showsOtherWays && (
          <>
            {notOpenedHint}{' '}
            <a
              href={shareChatLink([text, url].filter(Boolean).join(' '))}
              target="_blank"
              rel="noreferrer"
              className="link"
            >
              <MessageCircle aria-hidden="true" className="inline size-4" /> {whatsapp}
            </a>
          </>
        )}
      </p>
      {showsOtherWays && otherWay && <div className={fullRow}>{otherWay}</div>}
    </>
  )
}
