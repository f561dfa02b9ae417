import { useState } from 'react'
import { Confirmation } from '@/components/form/confirmation'
import { ReplyTo } from '@/components/form/reply-to'
import { useSubmission } from '@/components/form/submission-form'
import { NumberedSteps } from '@/components/ui/numbered-steps'
import { replyDueOnVisitorsClock } from '@/components/visitor-clock'
import { forms } from '@/content/forms'

type SentProps = {
  words: { title: string; steps: (by: string) => readonly string[]; again: string }
}

export function Sent({ words: { title, steps, again } }: SentProps) {
  const [by] = useState(() => replyDueOnVisitorsClock(new Date(), '24 hours'))
  const form = useSubmission()
  return (
    <>
      <Confirmation>
        <p className="font-semibold text-lg">{title}</p>
        <p className="mt-2 mb-2">{forms.next}</p>
        <NumberedSteps steps={steps(by)} />
        <ReplyTo form={form} />
      </Confirmation>
      <h2 className="mt-4 text-2xl sm:text-3xl">{again}</h2>
    </>
  )
}
