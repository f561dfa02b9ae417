import { RotateCw } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { belgiumDatabase, sampleCompanies } from '@/content/belgium-database'
import { PreviewFrame } from '@/pages/companies/belgium/preview-frame'
import { SampleCards } from '@/pages/companies/belgium/sample-cards'

const { preview } = belgiumDatabase

/** In the place of the list when it cannot be read. */
export function PreviewFailed({ again, pending = false }: { again: () => void; pending?: boolean }) {
  return (
    <PreviewFrame note={<Failure again={again} pending={pending} />} busy={pending}>
      <SampleCards companies={sampleCompanies} />
    </PreviewFrame>
  )
}

function Failure({ again, pending }: { again: () => void; pending: boolean }) {
  return (
    <div className="rounded-xl border-2 border-brick bg-brick-pale px-4 py-3 text-base sm:flex sm:items-center sm:justify-between sm:gap-6">
      <p className="font-semibold">{preview.failed}</p>
      <Button
        tone="secondary"
        size="small"
        // Disabled it would lose the focus of those who use a keyboard.
        aria-disabled={pending}
        onClick={() => !pending && again()}
        className="mt-3 shrink-0 sm:mt-0"
      >
        <RotateCw aria-hidden="true" className={pending ? 'size-4 animate-spin' : 'size-4'} />
        {pending ? preview.tryingAgain : preview.again}
      </Button>
    </div>
  )
}
