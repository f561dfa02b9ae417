import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { DraftStore } from '@/components/form/draft'
import { useQueryParameters } from '@/components/hooks/use-query'
import { bookingSessions } from '@/content/booking'

type WithSession = { session: string }

/**
 * Chooses the session that a link asks for (`?session=30`); what makes no sense is the shortest one. Done once a link:
 * a reload does not undo what the visitor has chosen since. Comes after `useDraft`.
 */
export function useSessionFromLink<Values extends WithSession, Sent extends WithSession>(
  form: UseFormReturn<Values, unknown, Sent>,
  draft: DraftStore<Values>,
) {
  const sessionForm = form as unknown as UseFormReturn<WithSession>
  const asked = useQueryParameters().get('session')
  useEffect(() => {
    if (asked === null || draft.read().opening === asked) return
    const { id } = bookingSessions.find((session) => session.id === asked) ?? bookingSessions[0]
    sessionForm.setValue('session', id)
    draft.write({ ...draft.read(), opening: asked })
  }, [sessionForm, draft, asked])
}
