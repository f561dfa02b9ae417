import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { EmailField } from '@/components/form/contact-fields'
import { memoryDraft } from '@/components/form/draft'
import { Form } from '@/components/form/form'
import { PrivacyLine } from '@/components/form/privacy-line'
import { schemaResolver } from '@/components/form/schema-resolver'
import { SubmitButton } from '@/components/form/submit-button'
import { useDraft } from '@/components/form/use-draft'
import { useSubmission } from '@/components/form/use-submission'
import { WayOut } from '@/components/form/way-out'
import { chat } from '@/content/chat'
import { notices } from '@/content/notices'
import { referral } from '@/content/referral'
import { createReferral } from '@/data/referrals'
import { ReferralMade } from '@/pages/referral/referral-made'

const resolver = schemaResolver(() => import('@/pages/referral/referral-schema'))
const empty = { email: '' }
const draft = memoryDraft<typeof empty>()

export function ReferralForm() {
  const { title, email, submit, submitting, purpose } = referral.form
  const [code, setCode] = useState<string>()
  const form = useForm({ resolver, defaultValues: empty })
  useDraft(form, { name: 'referral', draft, empty })
  const submission = useSubmission(form, {
    send: async (attempt, values, keep) => ({
      values,
      code: await createReferral(attempt, values.email, keep),
    }),
    notices: { ...notices.referral, invalid: notices.referral.invalidEmail },
    draft,
    empty,
    onStored: ({ values, code }) => {
      // The address stays in sight beside its code.
      form.reset(values)
      setCode(code)
    },
  })
  return (
    <div className="grid gap-6">
      <h2 className="text-2xl sm:text-3xl">{title}</h2>
      <Form name="referral" aria-label={title} load={resolver.load} onSubmit={submission.submit}>
        <EmailField
          control={form.control}
          name="email"
          label={email}
          enterKeyHint="go"
          disabled={code !== undefined}
          required
        />
        {submission.failed && <WayOut chat={chat.greeting} mail={{}} />}
        {!code && (
          <>
            <SubmitButton pending={submission.pending} pendingText={submitting}>
              {submit}
            </SubmitButton>
            <PrivacyLine purpose={purpose} />
          </>
        )}
      </Form>
      {code && <ReferralMade code={code} />}
    </div>
  )
}
