import { MessageCircle, Share2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { EmailField } from '@/components/form/contact-fields'
import { Receipt } from '@/components/form/receipt'
import { Fallback, SubmissionForm, SubmissionNotes, SubmitButton } from '@/components/form/submission-form'
import { type SubmissionFormState, useSubmissionForm } from '@/components/form/use-submission-form'
import { Button, buttonStyles } from '@/components/ui/button'
import { CopyField } from '@/components/ui/copy-field'
import { notify } from '@/components/ui/toasts'
import { chat } from '@/content/chat'
import { forms } from '@/content/forms'
import { notices } from '@/content/notices'
import { referral } from '@/content/referral'
import { referral as referralSubmission } from '@/data/referrals'
import { shareChatLink } from '@/lib/links'
import { paths } from '@/lib/paths'
import { forgetOwnCode, keepOwnCode, readOwnCode } from '@/lib/referral-code'

/** Keeps the code on the device before it is shown: a visitor who leaves before that finds it again. */
const submission = {
  ...referralSubmission,
  store: async (...sent: Parameters<typeof referralSubmission.store>) =>
    keepOwnCode(await referralSubmission.store(...sent)),
}

export function ReferralForm() {
  const { title, email, submit, submitting, purpose } = referral.form
  const [code, setCode] = useState<string>()
  // The form is in the HTML: hydration finds it as it stands there.
  useEffect(() => setCode(readOwnCode()), [])
  const form = useSubmissionForm({
    submission,
    notices: { ...notices.referral, invalid: notices.referral.invalidEmail },
    onSuccess: (code, values) => {
      // The address stays in sight beside its code.
      form.reset(values)
      setCode(code)
    },
  })
  const forget = () => {
    forgetOwnCode()
    form.startAfresh()
    setCode(undefined)
  }
  const hadCode = useRef(false)
  const { setFocus } = form
  useEffect(() => {
    if (hadCode.current && !code) setFocus('email')
    hadCode.current = code !== undefined
  }, [code, setFocus])
  const editSentValues = () => {
    form.editSentValues()
    setCode(undefined)
  }
  return (
    <div className="grid gap-6">
      <h2 className="text-2xl sm:text-3xl">{title}</h2>
      {(form.isSuccess || !code) && (
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
      )}
      {code && <ReferralReceipt form={{ ...form, editSentValues }} code={code} onForget={forget} />}
    </div>
  )
}

type ReferralReceiptProps = { form: SubmissionFormState; code: string; onForget: () => void }

function ReferralReceipt({ form, code, onForget }: ReferralReceiptProps) {
  const { made, invitation } = referral
  const link = new URL(paths.invited(code), location.origin).href
  return (
    <div className="grid gap-5">
      <Receipt form={form} words={made.receipt} replyDue={null} takesFocus={form.isSuccess} framed={false}>
        <div>
          <p className="whitespace-nowrap font-display font-bold text-[max(1.5rem,min(1.875rem,8vw))] tracking-wide">
            {code}
          </p>
          <p className="flex flex-wrap items-center gap-x-3 text-sm">
            {made.kept}
            <button type="button" onClick={onForget} className="link">
              {made.forget}
            </button>
          </p>
        </div>
        <CopyField
          label={made.link}
          value={link}
          copy={made.copy}
          byHand={forms.copyByHand}
          onCopied={() => notify(notices.referral.linkCopied)}
        />
      </Receipt>
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
