import type { MouseEvent } from 'react'
import { forms } from '@/content/forms'

/** Says that what was typed is kept, and offers to forget it. */
export function DraftNotice({ kept, startAfresh }: { kept: boolean; startAfresh: () => void }) {
  if (!kept) return null
  const press = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    startAfresh()
    // The button goes, so the focus goes where one would start.
    form?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-ink-muted text-sm">
      {forms.draftKept}
      <button type="button" onClick={press} className="link">
        {forms.startAfresh}
      </button>
    </p>
  )
}
