import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { whenIdle } from '@/lib/when-idle'
import { PreviewFailed, PreviewLoading, PreviewSamples } from '@/pages/companies/belgium/preview-states'

export function Preview() {
  const [part, setPart] = useState<{ Loaded?: ComponentType; failed?: boolean }>({})
  const load = useCallback(
    () =>
      import('@/pages/companies/belgium/loaded-preview').then(
        ({ LoadedPreview }) => setPart({ Loaded: LoadedPreview }),
        (error) => {
          console.error(error)
          setPart({ failed: true })
        },
      ),
    [],
  )
  useEffect(() => whenIdle(load), [load])

  if (part.Loaded) return <part.Loaded />
  if (part.failed) return <PreviewFailed again={load} />
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
