import { useAfterHydration } from '@/loading/hydration'
import { LoadedPreview } from '@/pages/companies/belgium/loaded-preview'
import { PreviewLoading, PreviewSamples } from '@/pages/companies/belgium/preview-states'

export function Preview() {
  if (useAfterHydration({ whenIdle: true })) return <LoadedPreview />
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
