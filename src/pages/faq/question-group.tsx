import { ChevronDown } from 'lucide-react'
import { SourcedText } from '@/components/sourced'
import { ButtonLink } from '@/components/ui/button'
import type { FaqGroup } from '@/content/faq'

/** Questions that fold: the browser keeps one open at a time on the whole page, and finds words in closed answers. */
export function QuestionGroup({ id, title, questions }: FaqGroup) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="container-page grid gap-x-10 pt-12 lg:grid-cols-[1fr_2fr]"
    >
      <h2 id={`${id}-title`} className="text-2xl sm:text-3xl">
        {title}
      </h2>
      <div className="mt-4 grid gap-2 lg:mt-0">
        {questions.map(({ id, question, answer, link }) => (
          <details
            key={id}
            id={id}
            name="faq"
            className="group rounded-2xl border border-paper-line bg-paper-white open:border-ink"
          >
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-5 py-3 [&::-webkit-details-marker]:hidden">
              <h3 className="text-lg text-wrap">{question}</h3>
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 transition-transform group-open:rotate-180"
              />
            </summary>
            <div className="grid max-w-2xl gap-3 px-5 pb-5">
              {answer.map((fact) => (
                <p key={fact.text}>
                  <SourcedText fact={fact} />
                </p>
              ))}
              {link && (
                <ButtonLink tone="secondary" size="small" to={link.to} className="mt-1 justify-self-start">
                  {link.label}
                </ButtonLink>
              )}
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
