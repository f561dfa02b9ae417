import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { memoryDraft } from '@/components/form/draft'
import { Form } from '@/components/form/form'
import { PrivacyLine } from '@/components/form/privacy-line'
import { schemaResolver } from '@/components/form/schema-resolver'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/text-field'
import { useDraft } from '@/components/form/use-draft'
import { useSubmission } from '@/components/form/use-submission'
import { WayOut } from '@/components/form/way-out'
import { brand } from '@/content/brand'
import { chat } from '@/content/chat'
import { forms } from '@/content/forms'
import { notices } from '@/content/notices'
import { referral } from '@/content/referral'
import { createReferral } from '@/data/referrals'
import { chatLink, mailLink } from '@/lib/links'
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
        <TextField
          control={form.control}
          name="email"
          label={email}
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="go"
          disabled={code !== undefined}
          required
        />
        {submission.failed && (
          <WayOut>
            <a
              className="link"
              href={chatLink(brand.whatsapp, chat.greeting)}
              target="_blank"
              rel="noreferrer"
            >
              {forms.whatsapp}
            </a>
            <a className="link" href={mailLink(brand.email)}>
              {brand.email}
            </a>
          </WayOut>
        )}
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
