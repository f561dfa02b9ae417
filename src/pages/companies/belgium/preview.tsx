import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { belgiumDatabase } from '@/content/belgium-database'
import { belgiumCompaniesQuery } from '@/data/companies'
import { DataError } from '@/data/error'
import { queryClient } from '@/data/query-client'
import { useAfterIdle } from '@/loading/hydration'
import {
  CompanyCard,
  PreviewFailed,
  PreviewFrame,
  PreviewLoading,
  PreviewSamples,
} from '@/pages/companies/belgium/preview-states'

const { preview, inPreview } = belgiumDatabase

export function Preview() {
  if (useAfterIdle()) return <LoadedPreview />
  return (
    <>
      <div className="noscript:hidden">
        <PreviewLoading />
      </div>
      <noscript>
        <PreviewSamples />
      </noscript>
    </>
  )
}

function LoadedPreview() {
  const query = useQuery(belgiumCompaniesQuery(), queryClient)
  const { data: companies, isError, isFetching, error, refetch } = query
  const triedAgain = useRef(false)
  useEffect(() => {
    if (error) console.error(error)
  }, [error])

  if (isError) {
    return (
      <PreviewFailed
        isRetrying={isFetching}
        isCodeLost={error instanceof DataError && error.kind === 'not-loaded'}
        retry={() => {
          triedAgain.current = true
          refetch()
        }}
      />
    )
  }
  if (!companies) return <PreviewLoading />
  if (companies.length === 0) return <PreviewSamples />
  return (
    // After a press on "Try again", which is unmounted now, the list takes the focus.
    <PreviewFrame count={companies.length} note={preview.verifiedNote} takesFocus={triedAgain.current}>
      {companies.slice(0, inPreview).map((company) => (
        <CompanyCard
          key={company.id}
          name={company.name}
          industry={company.industry}
          description={company.description}
          careers={company.career_page_url}
          badge={company.is_verified && preview.verified}
        />
      ))}
    </PreviewFrame>
  )
}
