import { Fragment } from 'react'
import { usePageMeta } from '@/components/hooks/use-page-meta'
import { FoldedContents } from '@/components/layout/folded-contents'
import { ColumnHeads } from '@/components/ui/column-heads'
import { ScrollBox } from '@/components/ui/scroll-box'
import { TextLink } from '@/components/ui/text-link'
import { type LegalBlock, type LegalText, legalWords, ownersMark } from '@/content/legal/legal-page'
import { britishDate } from '@/lib/british-date'

export function LegalPage({ text: { updated, summary, sections } }: { text: LegalText }) {
  const { heading } = usePageMeta()
  return (
    <div className="container-page [--width:61rem] pt-10 pb-8 sm:pt-14">
      <h1>{heading}</h1>
      <p className="mt-3 text-ink-muted">
        {legalWords.updated} <time dateTime={updated}>{britishDate(updated)}</time>
      </p>
      <section
        aria-labelledby="in-short"
        className="mt-8 rounded-t-[3rem] rounded-b-3xl bg-sea-pale px-6 pt-9 pb-7"
      >
        <h2 id="in-short" className="text-2xl">
          {legalWords.inShort}
        </h2>
        <ul className="prose mt-3 max-w-prose">
          {summary.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p className="mt-4 text-sm text-ink-soft">{legalWords.inShortNote}</p>
      </section>
      <div className="mt-8 grid gap-x-12 lg:grid-cols-[minmax(0,42rem)_1fr]">
        <FoldedContents label={legalWords.contents} entries={sections} />
        <div className="prose lg:[&>section:first-child>h2]:mt-0">
          {sections.map(({ id, title, blocks }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              {blocks.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a section are fixed.
                <Block key={index} block={block} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string')
    return (
      <p>
        <HighlightedText text={block} />
      </p>
    )
  switch (block.kind) {
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <HighlightedText text={item} />
            </li>
          ))}
        </ul>
      )
    case 'links':
      return (
        <ul>
          {block.links.map(({ text, href }) => (
            <li key={href}>
              <TextLink href={href} className="link">
                {text}
              </TextLink>
            </li>
          ))}
        </ul>
      )
    case 'table':
      return <Table {...block} />
  }
}

function Table({ caption, head, rows }: Extract<LegalBlock, { kind: 'table' }>) {
  return (
    <ScrollBox label={caption}>
      <table className={head.length > 2 ? 'stacked' : undefined}>
        <caption>{caption}</caption>
        <ColumnHeads columns={head} />
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]} data-head={head[index + 1]}>
                  <HighlightedText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

/** Highlights the marks of facts that the owner has not given. */
function HighlightedText({ text }: { text: string }) {
  return text.split(ownersMark).map((part, index) => {
    const Highlight = index % 2 === 1 ? 'mark' : Fragment
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence are fixed.
    return <Highlight key={index}>{part}</Highlight>
  })
}
