import { type MouseEvent, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { LinkProps } from 'react-router-dom'
import type { ContactWarning } from '@/components/form/use-ask-once'
import { useForms } from '@/components/form/use-forms'
import { Button, ButtonLink } from '@/components/ui/button'

/** Links to the wizard step that holds the field. */
export type LinkToField = (field: string) => Pick<LinkProps, 'to' | 'state'>

type AskOnceProps = { warnings: readonly ContactWarning[]; linkTo: LinkToField | undefined }

/** Lists suspicious values, with buttons to correct them or to send them unchanged. */
export function AskOnce({ warnings, linkTo }: AskOnceProps) {
  const words = useForms().askOnce
  const toCorrect = warnings.find(({ suggestion }) => !suggestion)
  const link = useRef<HTMLAnchorElement>(null)
  const use = useRef<HTMLButtonElement>(null)
  const isElsewhere = linkTo !== undefined
  useEffect(() => {
    // Focus the list unless a field has the focus.
    if (isElsewhere) (link.current ?? use.current)?.focus()
  }, [isElsewhere])
  const acceptAndSend = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    // The form reads the field when it is sent.
    flushSync(() => {
      for (const { accept } of warnings) accept()
    })
    form?.requestSubmit()
  }
  return (
    <section role="status" aria-label={words.title} className="grid gap-2 rounded-xl bg-marigold-pale p-4">
      <h3 className="text-lg">{words.title}</h3>
      <ul>
        {warnings.map(({ field, value, text }) => (
          <li key={field} className="wrap-anywhere">
            <strong>{value}</strong> {text}
          </li>
        ))}
      </ul>
      {!toCorrect && (
        <Button ref={use} className="wrap-anywhere" onClick={acceptAndSend}>
          {words.acceptAndSend(warnings.map(({ suggestion }) => suggestion).join(', '))}
        </Button>
      )}
      {toCorrect && linkTo && (
        <ButtonLink ref={link} className="wrap-anywhere" {...linkTo(toCorrect.field)}>
          {words.correct(toCorrect.value)}
        </ButtonLink>
      )}
      {toCorrect && !linkTo && (
        <Button className="wrap-anywhere" onClick={toCorrect.focus}>
          {words.correct(toCorrect.value)}
        </Button>
      )}
      <Button type="submit" tone="secondary" className="wrap-anywhere">
        {words.keep(warnings.map(({ kept }) => kept).join(', '))}
      </Button>
    </section>
  )
}
