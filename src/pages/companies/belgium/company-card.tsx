import { BadgeCheck, ExternalLink } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { belgiumDatabase } from '@/content/belgium-database'

const { preview } = belgiumDatabase

type CompanyCardProps = {
  name: string
  industry: string
  location?: string
  description: string
  careers: string
  badge?: string | false
}

export function CompanyCard({ name, industry, location, description, careers, badge }: CompanyCardProps) {
  return (
    <li className="flex flex-col rounded-2xl border border-paper-line bg-paper-white p-5 sm:p-6">
      <p className="text-ink-muted text-sm">{[industry, location].filter(Boolean).join(' · ')}</p>
      <h3 className="mt-1 text-xl">{name}</h3>
      <p className="mt-3 text-pretty">{description}</p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 pt-3">
        <a
          href={careers}
          target="_blank"
          rel="noreferrer"
          aria-label={preview.careersOf(name)}
          className="link gap-1.5"
        >
          {preview.careers}
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
        {badge && (
          <Badge tone="success">
            <BadgeCheck aria-hidden="true" className="size-4" />
            {badge}
          </Badge>
        )}
      </div>
    </li>
  )
}
