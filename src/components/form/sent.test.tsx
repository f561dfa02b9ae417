import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Sent } from '@/components/form/sent'
import { SubmissionForm } from '@/components/form/submission-form'
import { useSubmissionForm } from '@/components/form/use-submission-form'
import { onVisitorsClock } from '@/components/visitor-clock'

afterEach(() => void vi.useRealTimers())

function Form() {
  const form = useSubmissionForm({
    name: 'test',
    submission: async () => ({}),
    defaultValues: {},
    notices: { failure: { tone: 'failure', text: 'Not stored' } },
  })
  return (
    <SubmissionForm form={form} label="Test">
      <Sent words={{ title: 'Sent.', steps: (by) => [`By ${by}.`], again: 'Again' }} />
    </SubmissionForm>
  )
}

test('what was sent on Friday evening is answered by Monday, not on Saturday', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T19:20:00Z') })
  render(<Form />)
  expect(screen.getByText(`By ${onVisitorsClock(new Date('2026-11-23T16:00:00Z'))}.`)).toBeVisible()
})
