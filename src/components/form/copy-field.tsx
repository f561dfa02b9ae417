import { Copy } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { controlStyles } from '@/components/form/field'
import { Button } from '@/components/ui/button'
import { forms } from '@/content/forms'
import { cn } from '@/lib/cn'

type CopyFieldProps = {
  label: string
  value: string
  copy: string
  copied?: string
  onCopied?: () => void
}

/** A text to copy. Where the browser refuses, it is selected for copying by hand. */
export function CopyField({ label, value, copy, copied, onCopied }: CopyFieldProps) {
  const id = useId()
  const text = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<string>()
  const press = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setOutcome(copied)
      onCopied?.()
    } catch {
      setOutcome(forms.copyByHand)
      text.current?.select()
    }
  }
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <div className="grid gap-2 sm:grid-cols-[1fr_auto]">
        <input
          ref={text}
          id={id}
          readOnly
          value={value}
          onFocus={(event) => event.target.select()}
          className={cn(controlStyles, 'min-h-12 font-semibold')}
        />
        <Button tone="secondary" onClick={press}>
          <Copy aria-hidden="true" className="size-5" />
          {copy}
        </Button>
      </div>
      <p role="status" className="mt-1.5 min-h-5 text-sm">
        {outcome}
      </p>
    </div>
  )
}
