import { BadgeCheck, ExternalLink, RotateCw } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { ReloadButton } from '@/components/ui/reload-button'
import { Skeleton } from '@/components/ui/skeleton'
import { belgiumDatabase, sampleCompanies } from '@/content/belgium-database'

const { preview, verifiedCompanies } = belgiumDatabase

type PreviewFrameProps = {
  count?: number
  note: ReactNode
  takesFocus?: boolean
  busy?: boolean
  children: ReactNode
}

export function PreviewFrame({
  count = verifiedCompanies,
  note,
  takesFocus,
  busy,
  children,
}: PreviewFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <section aria-labelledby={id} aria-busy={busy} className="bg-paper-deep">
      <div className="container-page pt-12 pb-8">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h2 id={id} ref={heading} tabIndex={-1} className="text-3xl sm:text-4xl">
            {preview.title}
          </h2>
          <Badge tone="highlight">{preview.badge(count)}</Badge>
        </div>
        {/* As high as three companies, so that nothing moves when they load. */}
        <ul className="mt-6 grid min-h-[50rem] gap-4 sm:min-h-[43rem] lg:min-h-80 lg:grid-cols-3">
          {children}
        </ul>
        <div role="status" className="mt-5 min-h-34 text-sm sm:min-h-20">
          {note}
        </div>
      </div>
    </section>
  )
}

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
    <Card as="li" className="flex flex-col">
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
    </Card>
  )
}

const placeholderKeys = ['first', 'second', 'third']

export function PreviewLoading() {
  return (
    <PreviewFrame note={preview.verifiedNote} busy>
      {placeholderKeys.map((key) => (
        <Card key={key} as="li" className="flex flex-col">
          <span className="sr-only">{preview.loading}</span>
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="mt-3 h-7 w-3/4" />
          <Skeleton className="mt-5 h-4" />
          <Skeleton className="mt-2.5 h-4" />
          <Skeleton className="mt-2.5 h-4 w-3/5" />
          <Skeleton className="mt-auto h-6 w-28" />
        </Card>
      ))}
    </PreviewFrame>
  )
}

export function PreviewSamples() {
  return (
    <PreviewFrame note={preview.sampleNote}>
      <SampleCards />
    </PreviewFrame>
  )
}

type PreviewFailedProps = { isCodeLost: boolean; retry: () => void; isRetrying: boolean }

export function PreviewFailed(props: PreviewFailedProps) {
  return (
    <PreviewFrame note={<Failure {...props} />} busy={props.isRetrying}>
      <SampleCards />
    </PreviewFrame>
  )
}

function Failure({ isCodeLost, retry, isRetrying }: PreviewFailedProps) {
  return (
    <div className="rounded-xl border-2 border-brick bg-brick-pale px-4 py-3 text-base sm:flex sm:items-center sm:justify-between sm:gap-6">
      <p className="font-semibold">{preview.failed}</p>
      {isCodeLost ? (
        <ReloadButton />
      ) : (
        <Button
          tone="secondary"
          size="small"
          // Not `disabled`: a disabled button would lose the focus.
          aria-disabled={isRetrying}
          onClick={() => !isRetrying && retry()}
          className="mt-3 shrink-0 sm:mt-0"
        >
          <RotateCw aria-hidden="true" className={isRetrying ? 'size-4 animate-spin' : 'size-4'} />
          {isRetrying ? preview.retrying : preview.retry}
        </Button>
      )}
    </div>
  )
}

function SampleCards() {
  return sampleCompanies.map(
    ({ name, industry, location, description, careerPageUrl, hasIndianEmployees }) => (
      <CompanyCard
        key={name}
        name={name}
        industry={industry}
        location={location}
        description={description}
        careers={careerPageUrl}
        badge={hasIndianEmployees && preview.indianEmployees}
      />
    ),
  )
}
