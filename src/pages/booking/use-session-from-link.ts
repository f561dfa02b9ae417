import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { type DraftStore, keepOpening } from '@/components/form/draft'
import { useQueryParameters } from '@/components/hooks/use-query'
import { bookingSessions } from '@/content/booking'

type WithSession = { session: string }

/**
 * Chooses the session that a link asks for (`?session=30`); what makes no sense is the shortest one. Done once each
 * time a link is followed: a reload does not undo what the visitor has chosen since. Comes after `useDraft`.
 */
export function useSessionFromLink<Values extends WithSession, Sent extends WithSession>(
  form: UseFormReturn<Values, unknown, Sent>,
  draft: DraftStore<Values>,
) {
  const sessionForm = form as unknown as UseFormReturn<WithSession>
  const sessionDraft = draft as unknown as DraftStore<WithSession>
  const asked = useQueryParameters().get('session')
  const arrival = `${useLocation().key} ${asked}`
  useEffect(() => {
    if (asked === null || sessionDraft.read().opening === arrival) return
    const { id } = bookingSessions.find((session) => session.id === asked) ?? bookingSessions[0]
    sessionForm.setValue('session', id)
    keepOpening(sessionDraft, arrival, { session: id })
  }, [sessionForm, sessionDraft, asked, arrival])
}
