import { useEffect, useRef } from 'react'
import type { LinkProps } from 'react-router-dom'
import type { ContactWarning } from '@/components/form/contact-warnings'
import { useSubmission } from '@/components/form/submission-form'
import { useFormWords } from '@/components/form/use-form-words'
import { Button, ButtonLink } from '@/components/ui/button'
import { ReloadButton } from '@/components/ui/reload-button'
import { brand } from '@/content/brand'
import { chat as chatWords } from '@/content/chat'
import { DataError } from '@/data/error'
import { chatLink, mailLink, telLink } from '@/lib/links'

/** The link to the wizard's step that holds a field. */
type LinkToField = (field: string) => Pick<LinkProps, 'to' | 'state'>

type SubmissionProblemsProps = {
  /** The text of a WhatsApp message. */
  chat?: string
  /** The subject and text of a mail. */
  mail?: { subject?: string; body?: string }
  /** Whether to show the phone number. */
  call?: boolean
  /** Links a warning to its field. */
  linkTo?: LinkToField
}

/** Shows warnings before a submission, or its failure with other ways to reach us. It stays longer than the toast. */
export function SubmissionProblems({ chat, mail, call, linkTo }: SubmissionProblemsProps) {
  const { state, warnings, draft } = useSubmission()
  const words = useFormWords()
  if (warnings.list.length > 0)
    return <ContactWarnings {...warnings} linkTo={linkTo} onAccept={draft.enter} />
  if (state.status !== 'failed') return null
  const kind = state.error instanceof DataError ? state.error.kind : undefined
  return (
    <div className="rounded-xl border-2 border-brick bg-brick-pale p-3 text-ink">
      <p>{kind === 'too-long' ? words.tooLong : words.notSent}</p>
      <div className="mt-1 flex flex-wrap gap-x-5">
        {chat && brand.whatsapp && (
          <a className="link" href={chatLink(brand.whatsapp, chat)} target="_blank" rel="noreferrer">
            {chatWords.link}
          </a>
        )}
        {mail && brand.email && (
          <a className="link" href={mailLink(brand.email, mail)}>
            {brand.email}
          </a>
        )}
        {call && brand.phone && (
          <a className="link" href={telLink(brand.phone)}>
            {brand.phone}
          </a>
        )}
      </div>
      {kind === 'not-loaded' && <ReloadButton />}
    </div>
  )
}

type ContactWarningsProps = {
  list: readonly ContactWarning[]
  linkTo: LinkToField | undefined
  focusField: (field: string) => void
  /** Enters the suggested address into the form. */
  onAccept: (values: { email: string }) => void
}

/** Lists suspicious values, with buttons to correct them or to send them unchanged. */
function ContactWarnings({ list, linkTo, focusField, onAccept }: ContactWarningsProps) {
  const words = useFormWords().contactWarnings
  const box = useRef<HTMLElement>(null)
  const sendButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Focus no button: the Enter key that has sent the form may still be held down.
    if (list.length > 0) box.current?.focus()
  }, [list])
  const [first, second] = list
  if (!first) return null

  const suggestedEmail = list.find(({ field }) => field === 'email')?.suggestion
  const unclear = list.find(({ suggestion }) => !suggestion)
  const acceptAndSend = (email: string) => {
    onAccept({ email })
    // Press the button: Safari 15 has no `requestSubmit`.
    sendButton.current?.click()
  }
  return (
    <section
      ref={box}
      tabIndex={-1}
      role="status"
      aria-label={words.title}
      className="grid gap-2 rounded-xl bg-marigold-pale p-4"
    >
      <h3 className="text-lg">{words.title}</h3>
      <ul>
        {list.map(({ field, value, text }) => (
          <li key={field} className="wrap-anywhere">
            <strong>{value}</strong> {text}
          </li>
        ))}
      </ul>
      {suggestedEmail && !unclear && (
        <Button className="wrap-anywhere" onClick={() => acceptAndSend(suggestedEmail)}>
          {words.acceptAndSend(suggestedEmail)}
        </Button>
      )}
      {suggestedEmail && unclear && (
        <CorrectButton
          field={unclear.field}
          linkTo={linkTo}
          focusField={focusField}
          onClick={() => onAccept({ email: suggestedEmail })}
        >
          {words.accept(suggestedEmail)}
        </CorrectButton>
      )}
      {unclear && (
        <CorrectButton
          field={unclear.field}
          tone={suggestedEmail ? 'secondary' : 'primary'}
          linkTo={linkTo}
          focusField={focusField}
        >
          {words.correct(unclear.value)}
        </CorrectButton>
      )}
      <Button ref={sendButton} type="submit" tone="secondary" className="wrap-anywhere">
        {second ? words.keepBoth : words.keep(first.suspiciousPart)}
      </Button>
    </section>
  )
}

type CorrectButtonProps = Pick<ContactWarningsProps, 'linkTo' | 'focusField'> & {
  field: string
  tone?: 'primary' | 'secondary'
  onClick?: () => void
  children: string
}

/** Leads to a field, which may be on another step of a wizard. */
function CorrectButton({ field, tone, linkTo, focusField, onClick, children }: CorrectButtonProps) {
  if (linkTo)
    return (
      <ButtonLink tone={tone} className="wrap-anywhere" onClick={onClick} {...linkTo(field)}>
        {children}
      </ButtonLink>
    )
  const press = () => {
    onClick?.()
    focusField(field)
  }
  return (
    <Button tone={tone} className="wrap-anywhere" onClick={press}>
      {children}
    </Button>
  )
}
