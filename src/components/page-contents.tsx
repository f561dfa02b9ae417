import { Link } from 'react-router-dom'

type PageContentsProps = { label: string; entries: readonly { id: string; title: string }[] }

export function PageContents({ label, entries }: PageContentsProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-full border border-paper-line bg-paper-white px-4 py-1.5 text-sm font-semibold hover:border-ink"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
