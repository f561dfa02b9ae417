import { CallToAction } from '@/components/call-to-action'
import { PageContents } from '@/components/page-contents'
import { faq } from '@/content/faq'
import { QuestionGroup } from '@/pages/faq/question-group'
import { useLinkedQuestion } from '@/pages/faq/use-linked-question'

export function Questions() {
  useLinkedQuestion()
  return (
    <>
      <div id="questions" className="container-page">
        <p className="mt-4 mb-6 max-w-2xl text-lg text-pretty">{faq.intro}</p>
        <PageContents label={faq.contents} entries={faq.groups} />
      </div>
      {faq.groups.map((group) => (
        <QuestionGroup key={group.id} {...group} />
      ))}
      <p className="container-page mt-8 text-ink-muted text-sm">
        {faq.figuresNotice} {faq.lastChecked}
      </p>
      <CallToAction {...faq.callToAction} />
    </>
  )
}
