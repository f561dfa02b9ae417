import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { DraftStore } from '@/components/form/draft'
import { notify } from '@/components/ui/notify'
import type { Notice } from '@/content/notices'
import { type Attempt, attemptFor } from '@/data/attempt'

type Options<Values, Sent, Result> = {
  /** Stores the values. The attempt's id belongs to exactly these values; one that is replaced goes to `keep`. */
  send: (attempt: Attempt, values: Sent, keep: (attempt: Attempt) => void) => Promise<Result>
  notices: {
    success: Notice
    /** May depend on what `send` threw. */
    failure: Notice | ((error: unknown) => Notice)
    /** Something that is needed was left blank. */
    missing?: Notice
    /** Anything else is wrong with a value. Its field says so too. */
    invalid?: Notice
  }
  draft: DraftStore<Values>
  /** What the fields hold afterwards. */
  empty: Values
  onStored?: (result: Result) => void
}

/**
 * Sends a form: the same values twice are stored once, a failure keeps every field and may be tried again, a
 * success empties the form and its draft. The notices are the catalogue's.
 */
export function useSubmission<Values extends FieldValues, Sent extends FieldValues, Result>(
  form: UseFormReturn<Values, unknown, Sent>,
  { send, notices, draft, empty, onStored }: Options<Values, Sent, Result>,
) {
  const [status, setStatus] = useState<'idle' | 'sending' | 'failed' | 'stored'>('idle')
  // State is a render behind: a second press can come before the button has been drawn as disabled.
  const underWay = useRef(false)
  const isThere = useIsThere()
  const about = useId()

  const keep = (attempt: Attempt) => draft.write({ ...draft.read(), attempt })
  const store = async (values: Sent) => {
    setStatus('sending')
    const attempt = attemptFor(values, draft.read().attempt)
    keep(attempt)
    const asSent = form.getValues()
    const result = await send(attempt, values, keep)
    draft.clear()
    form.reset({ ...empty, ...changesSince(asSent, form.getValues()) })
    setStatus('stored')
    notify(notices.success, about)
    // Who has gone to another page meanwhile is not called back.
    if (isThere.current) onStored?.(result)
  }
  const check = form.handleSubmit(store, (errors) => {
    setStatus('idle')
    const isBlank = Object.values(errors).some((error) => error?.type === 'too_small')
    const notice = isBlank ? (notices.missing ?? notices.invalid) : notices.invalid
    if (notice) notify(notice, about)
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (underWay.current) return
    underWay.current = true
    try {
      await check()
    } catch (error) {
      console.error(error)
      setStatus('failed')
      notify(typeof notices.failure === 'function' ? notices.failure(error) : notices.failure, about)
    } finally {
      underWay.current = false
    }
  }
  return { submit, pending: status === 'sending', failed: status === 'failed', stored: status === 'stored' }
}

/** What has been typed while the form was being sent. It was not sent, so it must not be lost. */
function changesSince<Values extends FieldValues>(before: Values, now: Values) {
  const changed = Object.entries(now).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  )
  return Object.fromEntries(changed)
}

function useIsThere() {
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  return isThere
}
