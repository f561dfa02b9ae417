import { Link } from 'react-router-dom'
import { breadcrumb } from '@/content/navigation'
import { paths } from '@/lib/paths'

type BreadcrumbProps = {
  parent: { label: string; to: string }
  current: string
}

export function Breadcrumb({ parent, current }: BreadcrumbProps) {
  return (
    <nav aria-label={breadcrumb.label}>
      <ol className="text-sm *:inline">
        {[{ label: breadcrumb.home, to: paths.home }, parent].map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-11 min-w-6 items-center underline underline-offset-4">
              {label}
            </Link>
            <span aria-hidden="true"> / </span>
          </li>
        ))}
        <li aria-current="page" className="text-ink-muted">
          {current}
        </li>
      </ol>
    </nav>
  )
}
