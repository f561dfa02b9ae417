import { Link } from 'react-router-dom'
import { breadcrumb } from '@/content/navigation'
import { paths } from '@/lib/paths'

type BreadcrumbProps = {
  trail?: readonly { label: string; to: string }[]
  current: string
}

export function Breadcrumb({ trail = [], current }: BreadcrumbProps) {
  return (
    <nav aria-label={breadcrumb.label}>
      <ol className="flex items-center gap-x-2 text-sm">
        {[{ label: breadcrumb.home, to: paths.home }, ...trail].map(({ label, to }) => (
          <li key={to} className="flex items-center gap-2">
            <Link to={to} className="inline-flex min-h-11 min-w-6 items-center underline underline-offset-4">
              {label}
            </Link>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" className="min-w-0 truncate py-2.5 text-ink-muted">
          {current}
        </li>
      </ol>
    </nav>
  )
}
