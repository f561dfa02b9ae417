import { useEffect, useRef } from 'react'
import { useSurroundingForm } from '@/components/form/submission-form'
import { useFormWords } from '@/components/form/use-form-words'
import { Button } from '@/components/ui/button'
import { ReloadButton } from '@/components/ui/reload-button'
import { brand } from '@/content/brand'
import { chat as chatWords } from '@/content/chat'
import { DataError } from '@/data/error'
import { chatLink, mailLink, telLink } from '@/lib/links'

type SubmissionProblemsProps = {
  /** The text of a WhatsApp message. */
  chat?: string
  /** The subject and text of a mail. */
  mail?: { subject?: string; body?: string }
  /** Whether to show the phone number. */
  call?: boolean
  /** Leads to a field of another step of a wizard. */
  openField?: (field: string) => void
}

/** Shows warnings before a submission, or its failure with other ways to reach us. It stays longer than the toast. */
export function SubmissionProblems({ chat, mail, call, openField }: SubmissionProblemsProps) {
  const { state, warnings, fields } = useSurroundingForm()
  const words = useFormWords()
  if (warnings.length > 0) return <ContactWarnings openField={openField ?? fields.focus} />
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

/** Lists suspicious values, with buttons to correct them or to send them unchanged. */
function ContactWarnings({ openField }: { openField: (field: string) => void }) {
  const { fields, warnings } = useSurroundingForm()
  const words = useFormWords().contactWarnings
  const box = useRef<HTMLElement>(null)
  const sendButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Focus no button: the Enter key that has sent the form may still be held down.
    if (warnings.length > 0) box.current?.focus()
  }, [warnings])
  const [first, second] = warnings
  if (!first) return null

  const suggestion = warnings.find((warning) => warning.suggestion)?.suggestion
  const unclear = warnings.find((warning) => !warning.suggestion)
  const accept = (email: string) => {
    fields.enter({ email })
    if (unclear) openField(unclear.field)
    // Press the button: Safari 15 has no `requestSubmit`.
    else sendButton.current?.click()
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
        {warnings.map(({ field, value, text }) => (
          <li key={field} className="wrap-anywhere">
            <strong>{value}</strong> {text}
          </li>
        ))}
      </ul>
      {suggestion && (
        <Button className="wrap-anywhere" onClick={() => accept(suggestion)}>
          {unclear ? words.accept(suggestion) : words.acceptAndSend(suggestion)}
        </Button>
      )}
      {unclear && (
        <Button
          tone={suggestion ? 'secondary' : 'primary'}
          className="wrap-anywhere"
          onClick={() => openField(unclear.field)}
        >
          {words.correct(unclear.value)}
        </Button>
      )}
      <Button ref={sendButton} type="submit" tone="secondary" className="wrap-anywhere">
        {second ? words.keepBoth : words.keep(first.suspiciousPart)}
      </Button>
    </section>
  )
}
