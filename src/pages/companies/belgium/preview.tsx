import { useEffect } from 'react'
import { whenIdle } from '@/loading/idle'
import { lateCode, useLate } from '@/loading/lazy'
import { PreviewFailed, PreviewLoading, PreviewSamples } from '@/pages/companies/belgium/preview-states'

const list = lateCode(async () => (await import('@/pages/companies/belgium/loaded-preview')).LoadedPreview)

export function Preview() {
  const { code: LoadedPreview, retry } = useLate(list)
  useEffect(() => whenIdle(list.load), [])

  if (LoadedPreview) return <LoadedPreview />
  if (retry) return <PreviewFailed retry={retry} />
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
