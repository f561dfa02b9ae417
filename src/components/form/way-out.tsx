import type { ReactNode } from 'react'
import { forms } from '@/content/forms'

/** Says in the form itself that sending failed, and which other ways there are. The notice may be gone or unseen. */
export function WayOut({ children }: { children: ReactNode }) {
  return (
    <div className="rounded-xl border-2 border-brick bg-brick-pale px-4 py-3 text-ink">
      <p>{forms.notSent}</p>
      <div className="mt-1 flex flex-wrap gap-x-5">{children}</div>
    </div>
  )
}
