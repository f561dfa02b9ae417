import { useHoursTexts, visitorClock } from '@/components/contact/visitor-clock'
import { openingHours } from '@/content/opening-hours'
import {
  businessHours,
  hoursIn,
  isOpen,
  momentIn,
  nextOpening,
  type ReplyTime,
  replyDue,
} from '@/lib/business-hours'
import { cn } from '@/lib/cn'
import { visitorTimeZone } from '@/lib/visitor-zone'
import { useAfterIdle } from '@/loading/hydration'

type OpeningHoursProps = {
  className?: string
  /** The promised reply time. The component names the moment of the reply, but not one before the next opening. */
  reply?: ReplyTime
}

export function OpeningHours({ className, reply }: OpeningHoursProps) {
  const isIdle = useAfterIdle()
  const texts = useHoursTexts()
  return (
    <p className={cn('text-sm', className)}>
      <span className="block min-h-5 font-semibold">{isIdle && <LocalOpeningHours texts={texts} />}</span>
      {texts.inAntwerp}
      <span className="my-1 block min-h-6">
        <OpenNow className="inline-block" words={texts} />
      </span>
      <span className="block min-h-5 font-semibold">
        {isIdle && <NextOpening texts={texts} reply={reply} />}
      </span>
    </p>
  )
}

/** Says that we are open, or when we open. Empty until the browser is idle after hydration. */
export function OpenNow({
  className,
  words = openingHours,
}: {
  className: string
  words?: Pick<typeof openingHours, 'open' | 'opensNext'>
}) {
  if (!useAfterIdle()) return null
  const now = new Date()
  const open = isOpen(now)
  return (
    <span
      className={cn(
        'rounded-2xl px-2.5 py-0.5 font-semibold',
        open ? 'bg-sea-pale text-sea-deep' : 'bg-paper-deep text-ink-soft',
        className,
      )}
    >
      {open ? words.open : words.opensNext(momentIn(visitorTimeZone(), nextOpening(now)))}
    </span>
  )
}

type TextsProps = { texts: typeof openingHours }

function LocalOpeningHours({ texts }: TextsProps) {
  const timeZone = visitorTimeZone()
  if (timeZone === businessHours.timeZone) return null
  return texts.inYourZone(hoursIn(timeZone, new Date()), visitorClock(texts))
}

function NextOpening({ texts, reply }: TextsProps & { reply: ReplyTime | undefined }) {
  const now = new Date()
  const timeZone = visitorTimeZone()
  const opening = nextOpening(now)
  const due = reply && replyDue(now, reply)
  if (!due || due < opening) return null
  return texts.repliesLater(
    isOpen(now),
    momentIn(timeZone, opening),
    momentIn(timeZone, due),
    visitorClock(texts),
  )
}
