import { MessageCircle, Share2 } from 'lucide-react'
import { Confirmation } from '@/components/form/confirmation'
import { EmailField } from '@/components/form/contact-fields'
import { CopyField } from '@/components/form/copy-field'
import { ReplyTo } from '@/components/form/reply-to'
import { Fallback, SubmissionForm, SubmissionNotes, SubmitButton } from '@/components/form/submission-form'
import { type SubmissionFormState, useSubmissionForm } from '@/components/form/use-submission-form'
import { Button, buttonStyles } from '@/components/ui/button'
import { notify } from '@/components/ui/toasts'
import { chat } from '@/content/chat'
import { notices } from '@/content/notices'
import { referral } from '@/content/referral'
import { shareChatLink } from '@/lib/links'
import { paths } from '@/lib/paths'
import { referralCode } from '@/lib/references'

export function ReferralForm() {
  const { title, email, submit, submitting, purpose } = referral.form
  const form = useSubmissionForm({
    name: 'referral',
    submission: async () => (await import('@/data/referrals')).referral,
    defaultValues: { email: '' },
    draft: 'page',
    mint: referralCode,
    notices: { ...notices.referral, invalid: notices.referral.invalidEmail },
    // The address stays in sight beside its code.
    onStored: (_, values) => form.reset(values),
  })
  const code = form.result
  return (
    <div className="grid gap-6">
      <h2 className="text-2xl sm:text-3xl">{title}</h2>
      <SubmissionForm form={form} label={title}>
        <EmailField
          control={form.control}
          name="email"
          label={email}
          enterKeyHint="go"
          disabled={code !== undefined}
          required
        />
        <Fallback chat={chat.greeting} mail={{}} />
        {!code && (
          <>
            <SubmitButton pendingText={submitting}>{submit}</SubmitButton>
            <SubmissionNotes purpose={purpose} />
          </>
        )}
      </SubmissionForm>
      {code && <ReferralMade form={form} code={code} />}
    </div>
  )
}

function ReferralMade({ form, code }: { form: SubmissionFormState; code: string }) {
  const { made, invitation } = referral
  const link = new URL(paths.invited(code), location.origin).href
  return (
    <div className="grid gap-5">
      <Confirmation>
        <p>{made.code}</p>
        <p className="font-display font-bold text-3xl tracking-wide">{code}</p>
        <p className="mt-1 text-sm">{made.note}</p>
        <ReplyTo form={form} says={made.credit} />
      </Confirmation>
      <CopyField
        label={made.link}
        value={link}
        copy={made.copy}
        onCopied={() => notify(notices.referral.linkCopied)}
      />
      <div className="grid gap-3 sm:flex">
        {'share' in navigator && (
          // Closing the share sheet rejects too.
          <Button onClick={() => navigator.share({ text: invitation(link) }).catch(() => {})}>
            <Share2 aria-hidden="true" className="size-5" />
            {made.share}
          </Button>
        )}
        <a
          href={shareChatLink(invitation(link))}
          target="_blank"
          rel="noreferrer"
          className={buttonStyles({ tone: 'ink' })}
        >
          <MessageCircle aria-hidden="true" className="size-5" />
          {made.whatsapp}
        </a>
      </div>
    </div>
  )
}
