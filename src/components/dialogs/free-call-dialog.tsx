import { Link } from 'react-router-dom'
import { OpeningHours } from '@/components/contact/opening-hours'
import { Dialog } from '@/components/dialogs/dialog'
import type { OpenDialogProps } from '@/components/dialogs/late-dialog'
import { NameField, PhoneField } from '@/components/form/fields/text-field'
import { Receipt } from '@/components/form/receipt'
import { PurposeNote, SubmissionForm, SubmitButton } from '@/components/form/submission-form'
import { SubmissionProblems } from '@/components/form/submission-problems'
import { useSubmissionForm } from '@/components/form/use-submission-form'
import { useStore } from '@/components/hooks/use-store'
import { pageTranslation, planSummary } from '@/components/page-stores'
import { brand } from '@/content/brand'
import { chat } from '@/content/chat'
import { freeCall } from '@/content/free-call'
import { notices } from '@/content/notices'
import { bookFreeCall, freeCallSchema } from '@/data/consultation-requests'
import { chatLink } from '@/lib/links'
import { paths } from '@/lib/paths'

const PROMISE = '2 business hours'

export function FreeCallDialog(props: OpenDialogProps) {
  const summary = useStore(planSummary)
  const words = { ...freeCall, ...useStore(pageTranslation)?.call }
  const form = useSubmissionForm({
    name: 'free-call',
    title: words.title,
    schema: freeCallSchema,
    defaultValues: { name: '', phone: '', plan: summary.english ?? '' },
    send: bookFreeCall,
    notices: notices.freeCall,
    receipt: { words: words.receipt, replyWithin: PROMISE },
    onStored: props.onClose,
  })
  const { control, state } = form
  const isStored = state.status === 'stored'
  const values = form.watch()
  const chatText = chat.freeCall(values)
  return (
    <Dialog {...props} form={form} description={isStored ? words.what : words.promise}>
      {isStored ? (
        <Receipt
          form={form}
          // A stored line would keep the language of the page that sent it.
          receipt={{ ...state.receipt, lines: [{ label: words.item, value: words.free }] }}
          inDialog
        />
      ) : (
        <>
          <OpeningHours className="mb-5" reply={PROMISE} />
          <SubmissionForm form={form}>
            <NameField control={control} name="name" label={words.name} required />
            <PhoneField
              control={control}
              name="phone"
              label={words.phone}
              hint={words.phoneHint}
              placeholder={words.phonePlaceholder}
              required
            />
            <SubmissionProblems chat={chatText} call />
            {values.plan && (
              <p className="flex flex-wrap items-baseline gap-x-3">
                {words.plan(
                  values.plan === summary.english ? (summary.translated ?? values.plan) : values.plan,
                )}
                <button type="button" className="link" onClick={() => form.fields.enter({ plan: '' })}>
                  {words.withoutPlan}
                </button>
              </p>
            )}
            <div className="grid gap-3">
              <SubmitButton pendingText={words.submitting}>{words.confirm}</SubmitButton>
              <Link to={paths.bookingPage} className="link justify-self-center">
                {words.chooseTime}
              </Link>
              {brand.whatsapp && (
                <a
                  className="link justify-self-center text-center"
                  href={chatLink(brand.whatsapp, chatText)}
                  target="_blank"
                  rel="noreferrer"
                >
                  {`${words.chat} ${brand.whatsapp}`}
                </a>
              )}
            </div>
            <PurposeNote>{words.purpose}</PurposeNote>
          </SubmissionForm>
        </>
      )}
    </Dialog>
  )
}
