import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useAfterHydration } from '@/components/hooks/use-after-hydration'
import { buttonStyles } from '@/components/ui/button'

type SubmitButtonProps = ComponentProps<'button'> & { pending?: boolean; pendingText?: string }

/** Disabled while the form is being sent, and until the app is there to send it: pressed earlier, it would put what was typed into the URL. */
export function SubmitButton({ pending, pendingText, className, children, ...props }: SubmitButtonProps) {
  const ready = useAfterHydration()
  return (
    <button
      {...props}
      type="submit"
      disabled={pending || !ready}
      className={buttonStyles({}, className ?? 'w-full')}
    >
      {pending && <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />}
      {pending ? pendingText : children}
    </button>
  )
}
