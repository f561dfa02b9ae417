import { ChevronDown } from 'lucide-react'
import { useId } from 'react'

type Question = { question: string; answer: string }

/** Questions that open one at a time, by the browser's own means: the answers are in the page with scripts off too. */
export function Faq({ questions }: { questions: readonly Question[] }) {
  const name = useId()
  return (
    <div className="grid max-w-3xl gap-3">
      {questions.map(({ question, answer }) => (
        <details
          key={question}
          name={name}
          className="group rounded-2xl border border-paper-line bg-paper-white"
        >
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-5 py-3 font-semibold [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 transition-transform group-open:rotate-180"
            />
          </summary>
          <p className="px-5 pb-5 text-pretty">{answer}</p>
        </details>
      ))}
    </div>
  )
}
