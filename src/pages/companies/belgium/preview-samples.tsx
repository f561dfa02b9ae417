import { belgiumDatabase, sampleCompanies } from '@/content/belgium-database'
import { PreviewFrame } from '@/pages/companies/belgium/preview-frame'
import { SampleCards } from '@/pages/companies/belgium/sample-cards'

/** Examples, where there is no list to show. */
export function PreviewSamples() {
  return (
    <PreviewFrame note={belgiumDatabase.preview.sampleNote}>
      <SampleCards companies={sampleCompanies} />
    </PreviewFrame>
  )
}
