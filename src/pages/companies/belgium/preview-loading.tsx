import { Skeleton } from '@/components/ui/skeleton'
import { belgiumDatabase } from '@/content/belgium-database'
import { PreviewFrame } from '@/pages/companies/belgium/preview-frame'

const places = ['first', 'second', 'third']

export function PreviewLoading() {
  return (
    <PreviewFrame note={belgiumDatabase.preview.verifiedNote} busy>
      {places.map((place) => (
        <li
          key={place}
          className="flex flex-col rounded-2xl border border-paper-line bg-paper-white p-5 sm:p-6"
        >
          <span className="sr-only">{belgiumDatabase.preview.loading}</span>
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="mt-3 h-7 w-3/4" />
          <Skeleton className="mt-5 h-4" />
          <Skeleton className="mt-2.5 h-4" />
          <Skeleton className="mt-2.5 h-4 w-3/5" />
          <Skeleton className="mt-auto h-6 w-28" />
        </li>
      ))}
    </PreviewFrame>
  )
}
