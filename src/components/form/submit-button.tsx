import { LoaderCircle } from 'lucide-react'
import { type ComponentProps, useEffect, useRef } from 'react'
import { useAfterHydration } from '@/components/hooks/use-after-hydration'
import { buttonStyles } from '@/components/ui/button'

type SubmitButtonProps = ComponentProps<'button'> & { pending?: boolean; pendingText?: string }

/** Disabled while the form is being sent, and until the app is there to send it: pressed earlier, it would put what was typed into the URL. */
export function SubmitButton({ pending, pendingText, className, children, ...props }: SubmitButtonProps) {
  const ready = useAfterHydration()
  const button = useRef<HTMLButtonElement>(null)
  const wasPending = useRef(false)
  useEffect(() => {
    // A button that is disabled loses the focus, to the page or to the dialog around it.
    if (wasPending.current && !pending && document.activeElement?.contains(button.current))
      button.current?.focus()
    wasPending.current = Boolean(pending)
  }, [pending])
  return (
    <button
      {...props}
      ref={button}
      type="submit"
      disabled={pending || !ready}
      className={buttonStyles({}, className ?? 'w-full')}
    >
      {pending && <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}
      {pending ? pendingText : children}
    </button>
  )
}
