import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { lostCode } from '@/content/lost-code'
import { loadDocument } from '@/loading/lost-files'

/** Reloads the page after a script failed to load. Drafts and the history entry restore typed values and the open dialog. */
export function ReloadButton({ children = lostCode.reload }: { children?: string }) {
  const [status, setStatus] = useState<'idle' | 'pending' | 'failed'>('idle')
  const press = async () => {
    setStatus('pending')
    if (!(await loadDocument())) setStatus('failed')
  }
  return (
    <>
      <Button aria-busy={status === 'pending'} className="mt-4" onClick={press}>
        {children}
      </Button>
      <p role="status" className="mt-2 empty:hidden">
        {status === 'failed' && lostCode.noAnswer}
      </p>
    </>
  )
}
