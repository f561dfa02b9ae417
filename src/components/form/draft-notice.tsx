import { forms } from '@/content/forms'

/** Says that what was typed is kept, and offers to forget it. */
export function DraftNotice({ kept, startAfresh }: { kept: boolean; startAfresh: () => void }) {
  if (!kept) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-ink-muted text-sm">
      {forms.draftKept}
      <button type="button" onClick={startAfresh} className="link">
        {forms.startAfresh}
      </button>
    </p>
  )
}
