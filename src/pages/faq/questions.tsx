import { CallToAction } from '@/components/call-to-action'
import { PageContents } from '@/components/page-contents'
import { SourcedText } from '@/components/sourced'
import { Accordion, useAccordionGroup } from '@/components/ui/accordion'
import { ButtonLink } from '@/components/ui/button'
import { type FaqQuestion, faq } from '@/content/faq'

export function Questions() {
  const group = useAccordionGroup('faq')
  return (
    <>
      <div id="questions" className="container-page">
        <p className="mt-4 mb-6 max-w-2xl text-lg text-pretty">{faq.intro}</p>
        <PageContents label={faq.contents} entries={faq.groups} />
      </div>
      {faq.groups.map(({ id, title, questions }) => (
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
        {faq.figuresNotice} {faq.lastChecked}
      </p>
      <CallToAction {...faq.callToAction} />
    </>
  )
}

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
