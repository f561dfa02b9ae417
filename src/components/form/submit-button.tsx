import type { ReactNode } from 'react'
import { useAfterHydration } from '@/components/hooks/use-after-hydration'

/** Disabled while the form is being sent, and until the app can send it: pressed earlier, it would put what was typed into the URL. */
export function SubmitButton({
  pending,
  pendingText,
  children,
}: {
  pending: boolean
  pendingText: string
  children: ReactNode
}) {
  const ready = useAfterHydration()
  return (
    <button
      type="submit"
      disabled={pending || !ready}
      className="min-h-12 rounded-full bg-marigold px-6 font-semibold text-ink-deep"
    >
      {pending ? pendingText : children}
    </button>
  )
}
