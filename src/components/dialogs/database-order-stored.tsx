import { useEffect, useRef } from 'react'
import { StateSent } from '@/components/art/state-sent'
import { CopyField } from '@/components/form/copy-field'
import { Button } from '@/components/ui/button'
import { databaseOrder } from '@/content/database-order'

/** What the buyer needs afterwards: the reference as it was stored, and what happens next. */
export function DatabaseOrderStored({ reference, onClose }: { reference: string; onClose: () => void }) {
  const { stored } = databaseOrder
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} tabIndex={-1} className="grid gap-5">
      <StateSent className="mx-auto aspect-[3/2] h-auto w-40" />
      <CopyField label={stored.reference} value={reference} copy={stored.copy} copied={stored.copied} />
      <div>
        <h3 className="text-xl">{stored.next}</h3>
        <ol className="mt-3 grid gap-3">
          {stored.steps.map((step, index) => (
            <li key={step} className="flex gap-3">
              <span
                aria-hidden="true"
                className="grid h-8 w-7 shrink-0 place-items-center rounded-t-full bg-marigold font-bold text-ink-deep text-sm"
              >
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </div>
      <Button tone="ink" onClick={onClose}>
        {stored.close}
      </Button>
    </div>
  )
}
