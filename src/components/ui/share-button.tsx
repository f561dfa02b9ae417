import { MessageCircle, Share2 } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import { shareChatLink } from '@/lib/links'

type ShareButtonProps = {
  text: string
  url?: string
  /** A hint for browsers that do not open a share sheet. It is shown from the press until a share sheet is used or closed. */
  notOpened: string
  whatsapp: string
  /** Other ways to send the link, shown with `notOpened`. */
  otherWay?: ReactNode
  children: ReactNode
} & Pick<ComponentProps<typeof Button>, 'tone' | 'size' | 'className'>

/** A row of its own beneath the buttons, in a grid and in a wrapping flex box. */
const fullRow = 'col-span-full basis-full'

/** Opens the browser's share sheet, or shows other ways to send the link. Its parent is a grid or a wrapping flex box. */
export function ShareButton({
  text,
  url,
  notOpened,
  whatsapp,
  otherWay,
  tone,
  size,
  className,
  children,
}: ShareButtonProps) {
  const [isPressed, setIsPressed] = useState(false)
  const share = async () => {
    setIsPressed(true)
    if (!('share' in navigator)) return
    try {
      await navigator.share(url ? { text, url } : { text })
      setIsPressed(false)
    } catch (error) {
      // AbortError: the visitor closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') setIsPressed(false)
    }
  }
  return (
    <>
      <Button tone={tone} size={size} className={className} onClick={share}>
        <Share2 aria-hidden="true" className="size-5" />
        {children}
      </Button>
      <p role="status" className={cn(fullRow, 'text-sm empty:hidden')}>
        {isPressed && (
          <>
            {notOpened}{' '}
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
      {isPressed && otherWay && <div className={fullRow}>{otherWay}</div>}
    </>
  )
}
