import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { lateScript } from '@/content/late-scripts'
import type { Retry } from '@/loading/loader'
import { reload } from '@/loading/reload'

type RetryButtonProps = {
  /** Returns whether it helped. If not, or without it, the page is loaded again with everything typed. */
  retry?: Retry
  children?: string
}

export function RetryButton({ retry, children = lateScript.retry }: RetryButtonProps) {
  const [status, setStatus] = useState<'idle' | 'pending' | 'failed'>('idle')
  const press = async () => {
    setStatus('pending')
    if (!(await retry?.()) && !(await reload())) setStatus('failed')
  }
  return (
    <>
      <Button aria-busy={status === 'pending'} className="mt-4" onClick={press}>
        {children}
      </Button>
      <p role="status" className="mt-2">
        {status === 'failed' && lateScript.noAnswer}
      </p>
    </>
  )
}
