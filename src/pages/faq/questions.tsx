import { type Ref, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { CallToAction } from '@/components/call-to-action'
import { PageContents } from '@/components/page-contents'
import { SourcedText } from '@/components/sourced'
import { Accordion, useAccordionGroup } from '@/components/ui/accordion'
import { ButtonLink } from '@/components/ui/button'
import { type FaqQuestion, faq } from '@/content/faq'
import { matches } from '@/lib/search'

export function Questions() {
  const group = useAccordionGroup('faq')
  const [query, setQuery] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // What was typed before the page was hydrated counts.
  useEffect(() => setQuery(field.current?.value ?? ''), [])
  const found = faq.groups
    .map((each) => ({
      ...each,
      questions: each.questions.filter((question) => matches(wordsOf(question), query)),
    }))
    .filter(({ questions }) => questions.length > 0)
  const hits = found.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <>
      <div id="questions" className="container-page">
        <p className="mt-4 mb-6 max-w-2xl text-lg text-pretty">{faq.intro}</p>
        <Search field={field} hits={hits} onSearch={setQuery} />
        <PageContents
          label={faq.contents}
          entries={found.map(({ id, title, questions }) => ({ id, title: `${title} (${questions.length})` }))}
        />
      </div>
      {found.map(({ id, title, questions }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-title`}
          className="container-page grid gap-x-10 pt-12 lg:grid-cols-[1fr_2fr]"
        >
          <h2 id={`${id}-title`} className="text-2xl sm:text-3xl">
            {title}
          </h2>
          <Accordion
            group={group}
            items={questions.map((each) => ({
              id: each.id,
              heading: each.question,
              answer: <Answer {...each} />,
            }))}
            className="mt-4 lg:mt-0"
          />
        </section>
      ))}
      <p className="container-page mt-8 text-ink-muted text-sm">
        {`${faq.exchangeNote} ${faq.figuresNotice} ${faq.lastChecked}`}
      </p>
      <CallToAction {...faq.callToAction} />
    </>
  )
}

type SearchProps = { field: Ref<HTMLInputElement>; hits: number; onSearch: (query: string) => void }

function Search({ field, hits, onSearch }: SearchProps) {
  const { label, none, ask } = faq.search
  return (
    <search className="mb-4 block max-w-2xl noscript:hidden">
      <label className="font-semibold" htmlFor="faq-search">
        {label}
      </label>
      <input
        ref={field}
        id="faq-search"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        className="mt-1.5 block min-h-12 w-full rounded-xl border-2 border-ink-muted bg-paper-white px-4"
        onInput={({ currentTarget }) => onSearch(currentTarget.value)}
      />
      <p role="status" className="mt-1.5 min-h-11 text-ink-soft">
        {hits > 0 ? faq.search.hits(hits) : none}{' '}
        {hits === 0 && (
          <Link to={ask.to} className="link">
            {ask.label}
          </Link>
        )}
      </p>
    </search>
  )
}

const wordsOf = ({ question, answer }: FaqQuestion) => [question, ...answer.map(({ text }) => text)].join(' ')

function Answer({ answer, link }: FaqQuestion) {
  return (
    <>
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
    </>
  )
}
