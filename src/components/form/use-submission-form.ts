import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import type { DraftLifetime, Prefill } from '@/components/form/draft'
import { isBlank } from '@/components/form/is-blank'
import { preloadContactHints } from '@/components/form/use-contact-hint'
import { useDraft } from '@/components/form/use-draft'
import { dismissNotice, notify } from '@/components/ui/toasts'
import type { Notice } from '@/content/notices'
import { getSupabase } from '@/data/client'
import { type IdempotencyKey, idempotencyKeyFor } from '@/data/idempotency-key'
import type { Submission } from '@/data/submission'
import { readReferralCode } from '@/lib/referral-code'
import { preload } from '@/loading/loader'

type Options<Values, Sent, Result> = {
  name: string
  submission: () => Promise<Submission<Values, Sent, Result>>
  unchecked?: boolean
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
  unchecked = false,
  defaultValues,
  prefill,
  draft: lifetime = 'form',
  secrets = [],
  mint,
  usesDatabase = true,
  notices,
  onStored,
}: Options<Values, Sent, Result>) {
  const resolver = lazyResolver(submission)
  const form = useForm<Values, unknown, Sent>({
    ...(!unchecked && { resolver }),
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
    const { store: send, withoutReferralCode } = await submission()
    if (!send) return notify(failureNotice(), about)
    setStatus('pending')
    const values = withoutSecrets(checked)
    const payload = withoutReferralCode ? values : { ...values, referralCode: readReferralCode() }
    const idempotencyKey = idempotencyKeyFor(payload, draft.read().idempotencyKey, mint)
    draft.write({ ...draft.read(), idempotencyKey })
    const asSent = form.getValues()
    const stored = await send(idempotencyKey.id, payload, idempotencyKey.minted)
    draft.clear()
    form.reset({ ...defaultValues, ...changesSince(asSent, form.getValues()) })
    setSent({ values: withoutSecrets(asSent), idempotencyKey })
    setStatus('stored')
    setResult(() => stored)
    if (notices.success) notify(notices.success, about)
    if (isMounted.current) onStored?.(stored, values)
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
    pending: status === 'pending',
    failed: status === 'failed',
    error: status === 'failed' ? error : undefined,
    stored: status === 'stored',
    result,
    preload: () => {
      preloadContactHints()
      preload(unchecked ? submission : resolver.load)
      if (usesDatabase) preload(getSupabase)
    },
    submit: async (event: FormEvent) => {
      event.preventDefault()
      if (isPending.current) return
      isPending.current = true
      stopWaiting.current()
      try {
        await checkAndStore()
      } catch (error) {
        console.error(error)
        setStatus('failed')
        setError(error)
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
  | 'preload'
  | 'submit'
>

function lazyResolver<Values extends FieldValues, Sent, Result>(
  submission: () => Promise<Submission<Values, Sent, Result>>,
) {
  const load = async () => {
    const [{ zodResolver }, { schema }] = await Promise.all([import('@hookform/resolvers/zod'), submission()])
    if (!schema) throw new Error('A form without a schema says that it is unchecked.')
    return zodResolver(schema)
  }
  const resolve: Resolver<Values, unknown, Sent> = async (...form) => (await load())(...form)
  return Object.assign(resolve, { load })
}

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
