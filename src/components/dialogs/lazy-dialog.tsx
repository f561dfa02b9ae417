import { type ComponentType, useEffect, useState } from 'react'
import { DialogLoading, DialogUnavailable } from '@/components/dialogs/dialog-stand-ins'
import { loadTwice } from '@/lib/load'

export type DialogProps = { open: boolean; onClose: () => void }
type LoadDialog = () => Promise<ComponentType<DialogProps>>

/** Loads a dialog's code once, however often it is asked for; after a failure the next call tries again. */
export function lazyCode(load: LoadDialog): LoadDialog {
  let loading: ReturnType<LoadDialog> | undefined
  return () => {
    loading ??= loadTwice(load)
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
}

/** A dialog whose code comes when somebody is about to open it. What opens it calls `load` on hover, focus and touch. */
export function LazyDialog({ load, ...props }: DialogProps & { load: LoadDialog }) {
  const [loaded, setLoaded] = useState<{ Dialog?: ComponentType<DialogProps>; failed?: boolean }>({})
  const { open, onClose } = props
  useEffect(() => {
    if (!open) return
    let current = true
    load().then(
      (Dialog) => current && setLoaded({ Dialog }),
      () => current && setLoaded({ failed: true }),
    )
    return () => {
      current = false
    }
  }, [open, load])
  if (loaded.Dialog) return <loaded.Dialog {...props} />
  if (!open) return null
  return loaded.failed ? <DialogUnavailable onClose={onClose} /> : <DialogLoading />
}
