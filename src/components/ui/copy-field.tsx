import { Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'

type CopyFieldProps = {
  label: string
  value: string
  /** The button's text. */
  copy: string
  /** Says that the text is copied. */
  copied?: string
  /** The text that is copied, by default the value. */
  text?: string
  /** A request to copy by hand, shown if the browser refuses to copy. */
  byHand: string
  onCopied?: (() => void) | undefined
}

/** A text with a button to copy it. If the browser refuses, the text is selected for copying by hand. */
export function CopyField({ label, value, text = value, copy, copied, byHand, onCopied }: CopyFieldProps) {
  const code = useRef<HTMLElement>(null)
  const [outcome, setOutcome] = useState<string>()
  const press = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome(copied)
      onCopied?.()
    } catch {
      setOutcome(byHand)
      if (code.current) getSelection()?.selectAllChildren(code.current)
    }
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-[1fr_auto] sm:items-center">
        <code
          ref={code}
          translate="no"
          className="flex min-h-12 select-all items-center rounded-xl border-2 border-ink-muted/70 bg-paper-white px-4 py-2.5 font-mono text-[0.9375rem] wrap-anywhere"
        >
          {value}
        </code>
        <Button tone="secondary" onClick={press}>
          <Copy aria-hidden="true" className="size-5" />
          {copy}
        </Button>
      </div>
      <p role="status" className="mt-1.5 min-h-5 text-sm">
        {outcome}
      </p>
    </fieldset>
  )
}
