import { MessageCircle } from 'lucide-react'
import { controlStyles } from '@/components/form/fields/field'
import { EmailField } from '@/components/form/fields/text-field'
import { Receipt } from '@/components/form/receipt'
import { PurposeNote, SubmissionForm, SubmitButton } from '@/components/form/submission-form'
import { SubmissionProblems } from '@/components/form/submission-problems'
import type { ShownReceipt } from '@/components/form/use-form-receipts'
import type { FormModel } from '@/components/form/use-submission-form'
import { useSubmissionForm } from '@/components/form/use-submission-form'
import { notify } from '@/components/toasts/toasts'
import { buttonStyles } from '@/components/ui/button'
import { CopyField } from '@/components/ui/copy-field'
import { ShareButton } from '@/components/ui/share-button'
import { chat } from '@/content/chat'
import { forms } from '@/content/forms'
import { notices } from '@/content/notices'
import { referral } from '@/content/referral'
import { createReferral, referralSchema } from '@/data/referrals'
import { shareChatLink } from '@/lib/links'
import { paths } from '@/lib/paths'
import { newReferralCode } from '@/lib/references'

const { form: words, made, invitation, terms } = referral

export function ReferralForm() {
  const form = useSubmissionForm({
    name: 'referral',
    title: words.title,
    schema: referralSchema,
    defaultValues: { email: '' },
    send: createReferral,
    notices: { ...notices.referral, invalid: notices.referral.invalidEmail },
    createReference: newReferralCode,
    receipt: { words: made.receipt, replyWithin: null },
  })
  const { control, state } = form
  if (state.status === 'stored')
    return <ReferralReceipt form={form} receipt={state.receipt} email={state.sentValues?.email} />
  return (
    <div className="grid gap-6">
      <h2 className="text-2xl sm:text-3xl">{form.title}</h2>
      <SubmissionForm form={form}>
        <EmailField control={control} name="email" label={words.email} required />
        <SubmissionProblems chat={chat.greeting} mail={{}} />
        <SubmitButton pendingText={words.submitting}>{words.submit}</SubmitButton>
        <PurposeNote>{words.purpose}</PurposeNote>
      </SubmissionForm>
      <p className="text-ink-muted text-sm">{terms}</p>
    </div>
  )
}

type ReferralReceiptProps = { form: FormModel; receipt: ShownReceipt; email: string | undefined }

function ReferralReceipt({ form, receipt, email }: ReferralReceiptProps) {
  const link = new URL(paths.invited(receipt.reference), location.origin).href
  return (
    <div className="grid gap-5">
      <Receipt
        form={form}
        receipt={receipt}
        more={
          <>
            {email && (
              <label className="grid gap-1.5 font-semibold">
                {words.email}
                <input type="email" disabled value={email} className={controlStyles} />
              </label>
            )}
            <p className="text-sm">{made.kept}</p>
            <CopyField
              label={made.link}
              value={link}
              copy={made.copy}
              byHand={forms.copyByHand}
              onCopied={() => notify(notices.referral.linkCopied)}
            />
          </>
        }
        reference={{ label: made.code }}
      />
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        {'share' in navigator && (
          <ShareButton text={invitation(link)} notOpenedHint={made.notOpenedHint} whatsapp={made.otherWay}>
            {made.share}
          </ShareButton>
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
