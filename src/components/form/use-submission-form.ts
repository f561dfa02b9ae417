import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import type { DraftLifetime, Prefill } from '@/components/form/draft'
import { isBlank } from '@/components/form/is-blank'
import { useDraft } from '@/components/form/use-draft'
import { notify } from '@/components/ui/toasts'
import type { Notice } from '@/content/notices'
import { preloadSupabase } from '@/data/client'
import { idempotencyKeyFor } from '@/data/idempotency-key'

type Options<Values, Sent, Result> = {
  /** The form's `name` in the page, and that of its draft. */
  name: string
  /** Loads the schema; zod is a tenth of a page's script, so it comes when the form is first touched. Without one nothing is checked. */
  schema?: () => Promise<{ schema: ZodMiniType<Sent, Values> }>
  defaultValues: Values
  prefill?: Prefill<Values> | undefined
  draft?: DraftLifetime
  /** Passwords: neither kept nor sent. */
  secrets?: readonly (keyof Values)[]
  /** Stores the values. The id belongs to exactly these values. Without it nothing is sent, and the failure notice says so. */
  send?: (id: string, values: Sent, minted: string) => Promise<Result>
  /** Makes up what belongs to the row, a reference for example; a retry sends the same. */
  mint?: (values: Sent) => string
  /** Whether `send` needs the database, whose code is then loaded when the form is first touched. */
  usesDatabase?: boolean
  notices: {
    success?: Notice
    /** May depend on what `send` threw. */
    failure: Notice | ((error: unknown) => Notice)
    /** A field that is needed was left blank. */
    missing?: Notice
    /** Anything else is wrong with a value. Its field says so too. */
    invalid?: Notice
  }
  /** Not called if the form has been unmounted meanwhile. */
  onStored?: (result: Result, values: Sent) => void
}

/**
 * A form that checks itself, keeps a draft and is sent: the same values are stored once, a failure keeps every field
 * and may be tried again, a success empties the form and its draft. The value types come from the schema.
 */
export function useSubmissionForm<
  Values extends FieldValues,
  Sent extends FieldValues = Values,
  Result = unknown,
>({
  name,
  schema,
  defaultValues,
  prefill,
  draft: lifetime = 'form',
  secrets = [],
  send,
  mint,
  usesDatabase = send !== undefined,
  notices,
  onStored,
}: Options<Values, Sent, Result>) {
  const resolver = schema && lazyResolver(schema)
  const form = useForm<Values, unknown, Sent>({
    ...(resolver && { resolver }),
    defaultValues: defaultValues as DefaultValues<Values>,
  })
  const withoutSecrets = <Some extends object>(values: Some): Some => {
    const blanks = secrets.filter((field) => field in values).map((field) => [field, defaultValues[field]])
    return { ...values, ...Object.fromEntries(blanks) }
  }
  const { draft, draftKept, startAfresh } = useDraft(form, {
    name,
    defaultValues,
    draft: lifetime,
    prefill,
    withoutSecrets,
  })
  const [status, setStatus] = useState<'idle' | 'pending' | 'failed' | 'stored'>('idle')
  const [result, setResult] = useState<Result>()
  // State is a render behind: a second press can come before the button has been drawn as disabled.
  const isPending = useRef(false)
  const isMounted = useIsMounted()
  const about = useId()

  const failureNotice = (error?: unknown) =>
    typeof notices.failure === 'function' ? notices.failure(error) : notices.failure
  const store = async (checked: Sent) => {
    if (!send) return notify(failureNotice(), about)
    setStatus('pending')
    const values = withoutSecrets(checked)
    const idempotencyKey = idempotencyKeyFor(values, draft.read().idempotencyKey, mint)
    draft.write({ ...draft.read(), idempotencyKey })
    const asSent = form.getValues()
    const stored = await send(idempotencyKey.id, values, idempotencyKey.minted)
    draft.clear()
    form.reset({ ...defaultValues, ...changesSince(asSent, form.getValues()) })
    setStatus('stored')
    setResult(() => stored)
    if (notices.success) notify(notices.success, about)
    if (isMounted.current) onStored?.(stored, values)
  }
  const checkAndStore = form.handleSubmit(store, (errors) => {
    setStatus('idle')
    const values = form.getValues()
    const isMissing = Object.keys(errors).some((field) => isBlank(values[field]))
    const notice = isMissing ? (notices.missing ?? notices.invalid) : notices.invalid
    if (notice) notify(notice, about)
  })

  return {
    ...form,
    name,
    draftKept,
    startAfresh: () => {
      startAfresh()
      setStatus('idle')
      setResult(undefined)
    },
    pending: status === 'pending',
    failed: status === 'failed',
    stored: status === 'stored',
    /** What `send` returned. */
    result,
    /** Fetches the code that checking and sending need. */
    preload: () => {
      // Sending tries again, and says so if it fails.
      resolver?.load().catch(() => {})
      if (usesDatabase) preloadSupabase()
    },
    submit: async (event: FormEvent) => {
      event.preventDefault()
      if (isPending.current) return
      isPending.current = true
      try {
        await checkAndStore()
      } catch (error) {
        console.error(error)
        setStatus('failed')
        notify(failureNotice(error), about)
      } finally {
        isPending.current = false
      }
    },
  }
}

/** What every form has in common, whatever its values. */
export type SubmissionFormState = Pick<
  ReturnType<typeof useSubmissionForm>,
  'name' | 'pending' | 'failed' | 'stored' | 'draftKept' | 'startAfresh' | 'preload' | 'submit'
>

function lazyResolver<Values extends FieldValues, Sent>(
  loadSchema: () => Promise<{ schema: ZodMiniType<Sent, Values> }>,
) {
  const load = async () => {
    const [{ zodResolver }, { schema }] = await Promise.all([import('@hookform/resolvers/zod'), loadSchema()])
    return zodResolver(schema)
  }
  const resolve: Resolver<Values, unknown, Sent> = async (...form) => (await load())(...form)
  return Object.assign(resolve, { load })
}

/** What has been typed while the form was being sent. It was not sent, so it must not be lost. */
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
