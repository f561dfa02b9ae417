import { Link } from 'react-router-dom'
import { Disclosure } from '@/components/ui/disclosure'

type FoldedContentsProps = { label: string; entries: readonly { id: string; title: string }[] }

/** Links to the parts of a long text: a disclosure, which stands open beside the text on laptops. */
export function FoldedContents({ label, entries }: FoldedContentsProps) {
  return (
    <nav aria-label={label} className="mb-3 sm:mb-8 lg:col-start-2 lg:row-start-1 lg:mb-0">
      <Disclosure
        className="rounded-2xl border border-paper-line bg-paper-white px-5 lg:always-open lg:sticky lg:pt-3 lg:top-20"
        summary={<span>{label}</span>}
      >
        <ol className="pb-3 text-sm lg:max-h-[calc(var(--screen-height)-13rem)] lg:overflow-y-auto">
          {entries.map(({ id, title }) => (
            <li key={id}>
              <Link to={`#${id}`} className="flex min-h-11 items-center py-1 hover:underline">
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </Disclosure>
    </nav>
  )
}
