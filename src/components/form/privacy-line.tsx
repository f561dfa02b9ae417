import { Link } from 'react-router-dom'
import { forms } from '@/content/forms'
import { paths } from '@/lib/paths'

/** What the data is for, where it is asked for. */
export function PrivacyLine({ purpose }: { purpose: string }) {
  return (
    <p className="text-sm text-ink-muted">
      {purpose}{' '}
      <Link to={paths.privacy} className="underline">
        {forms.privacyPolicy}
      </Link>
    </p>
  )
}
