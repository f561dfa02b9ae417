import { Link } from 'react-router-dom'

type PageContentsProps = { label: string; entries: readonly { id: string; title: string }[] }

/** Links to the parts of the page, as chips. On phones they scroll sideways. */
export function PageContents({ label, entries }: PageContentsProps) {
  return (
    <nav aria-label={label}>
      <ul className="-mx-(--edge) flex gap-2 overflow-x-auto px-(--edge) sm:flex-wrap">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              className="inline-flex min-h-11 items-center whitespace-nowrap rounded-full border border-paper-line bg-paper-white px-4 py-1.5 text-sm font-semibold hover:border-ink"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
