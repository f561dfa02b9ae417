import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type DraftStore, keepOpening } from '@/components/form/draft'

type WithMessage = { message: string }

/**
 * Begins the message for the visitor. Typed text is never overwritten: only an opening that is still as it was put
 * there gives way to another one, and one that was cleared stays cleared. Comes after `useDraft`.
 */
export function useOpening<Values extends WithMessage, Sent extends WithMessage>(
  form: UseFormReturn<Values, unknown, Sent>,
  draft: DraftStore<Values>,
  opening: string,
) {
  const messageForm = form as unknown as UseFormReturn<WithMessage>
  useEffect(() => {
    const last = draft.read().opening ?? ''
    if (messageForm.getValues('message') !== last) return
    messageForm.setValue('message', opening)
    keepOpening(draft as unknown as DraftStore<WithMessage>, opening, { message: opening })
  }, [messageForm, draft, opening])
}
