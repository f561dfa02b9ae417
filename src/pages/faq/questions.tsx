import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { Accordion, type AccordionItem, useOpenAnswer } from '@/components/accordion/accordion'
import { CallToAction } from '@/components/layout/call-to-action'
import { PageContents } from '@/components/layout/page-contents'
import { SourcedText } from '@/components/sourced/sourced'
import { ReloadButton } from '@/components/ui/reload-button'
import { exchangeNote } from '@/content/exchange-rate'
import { type FaqQuestion, faq } from '@/content/faq'
import { pages } from '@/content/pages'
import { figuresNotice, lastChecked } from '@/content/sources'
import { cn } from '@/lib/cn'
import { useTypedBeforeHydration } from '@/loading/hydration'
import { late, useLate } from '@/loading/late'

const SEARCH_FORM = 'faq-search'

const search = late(() => import('@/pages/faq/search'))

const questions = faq.groups.flatMap(({ questions }) => questions)

export function Questions() {
  const [openId, setOpenId] = useOpenAnswer(questions)
  const [query, setQuery] = useState('')
  useTypedBeforeHydration(SEARCH_FORM, (typed) => setQuery(String(typed.query ?? '')))
  const isSearching = query.trim() !== ''
  const { code, isLost } = useLate(search, isSearching)
  const hits = isSearching ? code?.findQuestions(query) : undefined
  const bestId = hits?.[0]?.question.id
  useEffect(() => {
    if (bestId) setOpenId(bestId)
  }, [bestId, setOpenId])
  return (
    <>
      {/* The search stays in view while it is used, directly above the first answer. */}
      <div
        className={cn('container-page z-20 bg-paper', isSearching && 'sticky top-14 nav:top-13.5')}
        id="questions"
      >
        <Search onSearch={setQuery}>
          {isSearching && !code ? (
            <SearchPending isLost={isLost} />
          ) : (
            <Found hits={hits?.length ?? questions.length} />
          )}
        </Search>
      </div>
      <div className="container-page">
        {!hits && <p className="mb-4 max-w-2xl text-pretty">{faq.intro}</p>}
        {!hits && (
          <PageContents
            label={faq.contents}
            entries={faq.groups.map(({ id, title, questions }) => ({
              id,
              title: `${title} (${questions.length})`,
            }))}
          />
        )}
      </div>
      {hits && hits.length > 0 && (
        <Group id="best" title={faq.search.best}>
          <Accordion
            items={hits.map(({ question, mark }) => itemOf(question, mark))}
            openId={openId}
            onOpenChange={setOpenId}
          />
        </Group>
      )}
      {!hits &&
        groups.map(({ id, title, items }) => (
          <Group key={id} id={id} title={title}>
            <Accordion items={items} openId={openId} onOpenChange={setOpenId} />
          </Group>
        ))}
      <p className="container-page mt-8">
        <Link to={pages.plan.path} className="link">
          {pages.plan.heading}
        </Link>
      </p>
      <p className="container-page mt-2 text-ink-muted text-sm">
        {`${exchangeNote} ${figuresNotice} ${lastChecked}`}
      </p>
      <CallToAction {...faq.closing} />
    </>
  )
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={cn(
        'container-page grid gap-x-10 gap-y-3',
        id === 'best' ? 'pt-1' : 'pt-8 sm:pt-12 lg:grid-cols-[1fr_2fr]',
      )}
    >
      <h2 id={`${id}-title`} className={id === 'best' ? 'sr-only' : 'text-2xl sm:text-3xl'}>
        {title}
      </h2>
      {children}
    </section>
  )
}

type SearchProps = {
  onSearch: (query: string) => void
  /** The result of the search, announced to screen readers. */
  children: ReactNode
}

function Search({ onSearch, children }: SearchProps) {
  return (
    <search className="block max-w-2xl py-3 noscript:hidden">
      <form name={SEARCH_FORM} onSubmit={(event) => event.preventDefault()}>
        <label className="font-semibold" htmlFor="faq-search">
          {faq.search.label}
        </label>
        <input
          id="faq-search"
          type="search"
          name="query"
          enterKeyHint="search"
          autoComplete="off"
          className="mt-1.5 block min-h-12 w-full rounded-xl border-2 border-ink-muted bg-paper-white px-4"
          {...search.preloadOnIntent}
          onInput={({ currentTarget }) => onSearch(currentTarget.value)}
        />
        <div role="status" className="mt-1 min-h-7 text-ink-soft">
          {children}
        </div>
      </form>
    </search>
  )
}

function SearchPending({ isLost }: { isLost: boolean | undefined }) {
  if (!isLost) return faq.search.pending
  return (
    <>
      <p>{faq.search.lost}</p>
      <ReloadButton />
    </>
  )
}

function Found({ hits }: { hits: number }) {
  if (hits > 0) return faq.search.hits(hits)
  const { noHits, askUs } = faq.search
  return (
    <>
      {`${noHits} `}
      <Link to={askUs.to} className="link">
        {askUs.label}
      </Link>
    </>
  )
}

/** Highlights the words of the search in a text. */
type Mark = (text: string) => ReactNode

const itemOf = (question: FaqQuestion, mark?: Mark): AccordionItem => ({
  id: question.id,
  heading: mark ? mark(question.question) : question.question,
  answer: <Answer {...question} mark={mark} />,
})

// Made once: React renders an element again only if it is another object, so an answer stays when another question opens.
const groups = faq.groups.map(({ questions, ...group }) => ({
  ...group,
  items: questions.map((question) => itemOf(question)),
}))

function Answer({ answer, table, link, mark }: FaqQuestion & { mark: Mark | undefined }) {
  return (
    <>
      {answer.map((fact) => (
        <p key={fact.text}>
          <SourcedText fact={fact} mark={mark} />
        </p>
      ))}
      {table && (
        <dl>
          {table.map((row) => (
            <Fragment key={row.subject}>
              <dt>{row.subject}</dt>
              <dd>
                <SourcedText fact={row} mark={mark} />
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
      {link && (
        <Link to={link.to} className="link">
          {link.label}
        </Link>
      )}
    </>
  )
}
