import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { DraftLifetime, Prefill } from '@/components/form/draft'
import { isBlank } from '@/components/form/is-blank'
import { useAskOnce } from '@/components/form/use-ask-once'
import { useDraft } from '@/components/form/use-draft'
import { dismissNotice, notify } from '@/components/ui/toasts'
import { notices as catalogue, type Notice } from '@/content/notices'
import { getSupabase } from '@/data/client'
import { DataError } from '@/data/error'
import { type IdempotencyKey, idempotencyKeyFor } from '@/data/idempotency-key'
import { requireRowSize, sizeOf } from '@/data/row-size'
import type { Submission } from '@/data/submission'
import type { ErrorKey } from '@/data/validators'
import { readReferralCode } from '@/lib/referral-code'

type Options<Values, Sent, Result> = {
  name: string
  submission: Submission<Values, Sent, Result>
  defaultValues: Values
  prefill?: Prefill<Values> | undefined
  draft?: DraftLifetime
  secrets?: readonly (keyof Values)[]
  /** Makes up a reference, for example; kept with the idempotency key, so that a retry sends the same. */
  mint?: (values: Sent) => string
  usesDatabase?: boolean
  notices: {
    success?: Notice
    failure: Notice | ((error: unknown) => Notice)
    /** A required field is blank. Any other error: `invalid`. */
    missing?: Notice
    invalid?: Notice
  }
  onStored?: (result: Result, values: Sent) => void
}

export function useSubmissionForm<
  Values extends FieldValues,
  Sent extends FieldValues = Values,
  Result = unknown,
>({
  name,
  submission,
  defaultValues,
  prefill,
  draft: lifetime = 'form',
  secrets = [],
  mint,
  usesDatabase = true,
  notices,
  onStored,
}: Options<Values, Sent, Result>) {
  const { schema, store: send, withoutReferralCode } = submission
  const form = useForm<Values, unknown, Sent>({
    ...(schema && { resolver: zodResolver(schema) }),
    defaultValues: defaultValues as DefaultValues<Values>,
  })
  const withoutSecrets = <Some extends object>(values: Some): Some => {
    const blanks = secrets.filter((field) => field in values).map((field) => [field, defaultValues[field]])
    return { ...values, ...Object.fromEntries(blanks) }
  }
  const { draft, draftKept, restored, takeElsewhere, startAfresh } = useDraft(form, {
    name,
    defaultValues,
    draft: lifetime,
    prefill,
    withoutSecrets,
  })
  const { questions, mustAsk } = useAskOnce(form)
  const [status, setStatus] = useState<'idle' | 'pending' | 'failed' | 'stored'>('idle')
  const [result, setResult] = useState<Result>()
  const [error, setError] = useState<unknown>()
  const [sent, setSent] = useState<{ values: Values; idempotencyKey: IdempotencyKey }>()
  // State lags by a render: a second press can come before the button is disabled.
  const isPending = useRef(false)
  const stopWaiting = useRef(() => {})
  const isMounted = useIsMounted()
  const about = useId()

  const failureNotice = (error?: unknown) =>
    typeof notices.failure === 'function' ? notices.failure(error) : notices.failure
  const store = async (checked: Sent) => {
    if (!send) return notify(failureNotice(), about)
    if (mustAsk()) return setStatus('idle')
    setStatus('pending')
    // Before the first await: later changes are not sent.
    const asSent = form.getValues()
    const values = withoutSecrets(checked)
    const payload = withoutReferralCode ? values : { ...values, referralCode: readReferralCode() }
    requireRowSize(payload)
    const idempotencyKey = await idempotencyKeyFor(payload, draft.read().idempotencyKey, mint)
    draft.write({ ...draft.read(), idempotencyKey })
    const stored = await send(idempotencyKey.id, payload, idempotencyKey.minted)
    draft.clear()
    // The toast moves clear of the receipt, so that has to be on the page first.
    flushSync(() => {
      form.reset({ ...defaultValues, ...changesSince(asSent, form.getValues()) })
      setSent({ values: withoutSecrets(asSent), idempotencyKey })
      setStatus('stored')
      setResult(() => stored)
    })
    if (notices.success) notify(notices.success, about)
    if (isMounted.current) onStored?.(stored, values)
  }
  const askToShorten = () => {
    setStatus('idle')
    const fields = Object.entries(form.getValues())
    const [longest] = fields.reduce((one, other) => (sizeOf(other[1]) > sizeOf(one[1]) ? other : one))
    form.setError(longest as Path<Values>, { message: 'tooLong' satisfies ErrorKey }, { shouldFocus: true })
    notify(catalogue.tooLong, about)
  }
  const endSuccess = () => {
    setStatus('idle')
    setResult(undefined)
    setSent(undefined)
  }
  const checkAndStore = form.handleSubmit(store, (errors) => {
    setStatus('idle')
    const values = form.getValues()
    const isMissing = Object.keys(errors).some((field) => isBlank(values[field]))
    const notice = isMissing ? (notices.missing ?? notices.invalid) : notices.invalid
    if (!notice) return
    notify(notice, about)
    // It asks for another value, and goes when there is one.
    stopWaiting.current = form.subscribe({
      formState: { values: true },
      callback: () => {
        stopWaiting.current()
        dismissNotice(about)
      },
    })
  })

  return {
    ...form,
    name,
    draftKept,
    takeElsewhere,
    /** What was typed before is back, and passwords are not. */
    secretsLost: restored && draftKept && secrets.length > 0,
    startAfresh: () => {
      startAfresh()
      endSuccess()
    },
    /** What was stored last, in memory only. */
    sent: sent?.values,
    /** Back to the form with it. A changed value makes a row of its own; the same values are stored already. */
    change: () => {
      if (!sent) return
      const { values, idempotencyKey } = sent
      dismissNotice(about)
      draft.write({ ...draft.read(), idempotencyKey })
      form.reset({ ...values, ...changesSince(defaultValues, form.getValues()) }, { keepDefaultValues: true })
      endSuccess()
    },
    endNotice: () => dismissNotice(about),
    questions,
    pending: status === 'pending',
    failed: status === 'failed',
    error: status === 'failed' ? error : undefined,
    stored: status === 'stored',
    result,
    preload: () => {
      if (usesDatabase) getSupabase().catch(() => {})
    },
    submit: async (event: FormEvent) => {
      event.preventDefault()
      if (isPending.current) return
      isPending.current = true
      stopWaiting.current()
      try {
        await checkAndStore()
      } catch (error) {
        if (error instanceof DataError && error.kind === 'too-long') return askToShorten()
        console.error(error)
        flushSync(() => {
          setStatus('failed')
          setError(error)
        })
        notify(failureNotice(error), about)
      } finally {
        isPending.current = false
      }
    },
  }
}

export type SubmissionFormState = Pick<
  ReturnType<typeof useSubmissionForm>,
  | 'name'
  | 'questions'
  | 'pending'
  | 'failed'
  | 'error'
  | 'stored'
  | 'draftKept'
  | 'takeElsewhere'
  | 'secretsLost'
  | 'startAfresh'
  | 'sent'
  | 'change'
  | 'endNotice'
  | 'preload'
  | 'submit'
>

/** Values changed during the submission were not sent, so they must survive the reset. */
function changesSince<Values extends FieldValues>(before: Values, now: Values) {
  const changed = Object.entries(now).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  )
  return Object.fromEntries(changed)
}

function useIsMounted() {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
