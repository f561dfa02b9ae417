import { useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { LinkProps } from 'react-router-dom'
import { type ContactWarning, contactWarnings } from '@/components/form/contact-warnings'
import { onNextChange } from '@/components/form/use-form-notices'
import { useFormWords } from '@/components/form/use-form-words'
import { Button, ButtonLink } from '@/components/ui/button'

/** Stops a submission once for each suspicious value, such as a phone number of five digits. */
export function useContactWarnings<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
) {
  const [list, setList] = useState<ContactWarning[]>([])
  const words = useFormWords()
  const warnedValues = useRef(new Set<string>())
  return {
    list,
    focusField: (field: string) => form.setFocus(field as Path<Values>),
    /** Shows new warnings. Returns whether there are any. */
    warnOnce: () => {
      const newWarnings = contactWarnings(form.getValues(), words).filter(
        ({ value }) => !warnedValues.current.has(value),
      )
      for (const { value } of newWarnings) warnedValues.current.add(value)
      setList(newWarnings)
      if (newWarnings.length === 0) return false
      onNextChange(form, () => setList([]))
      return true
    },
  }
}

/** The link to the wizard's step that holds a field. */
export type LinkToField = (field: string) => Pick<LinkProps, 'to' | 'state'>

type ContactWarningsProps = {
  list: readonly ContactWarning[]
  linkTo: LinkToField | undefined
  focusField: (field: string) => void
  /** Enters the suggested address into the form. */
  onAccept: (values: { email: string }) => void
}

/** Lists suspicious values, with buttons to correct them or to send them unchanged. */
export function ContactWarnings({ list, linkTo, focusField, onAccept }: ContactWarningsProps) {
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
