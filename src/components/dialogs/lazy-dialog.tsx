import { type ComponentType, useEffect, useState } from 'react'
import { DialogLoading, DialogUnavailable } from '@/components/dialogs/dialog-stand-ins'
import { loadTwice } from '@/lib/load'

type DialogProps = { open: boolean; onClose: () => void }

/** A dialog whose code comes when somebody is about to open it. `preload` belongs on hover, focus and touch of what opens it. */
export function lazyDialog<Props extends DialogProps>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<ComponentType<Props>> | undefined
  const preload = () => {
    loading ??= loadTwice(load)
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }

  function LazyDialog(props: Props) {
    const [loaded, setLoaded] = useState<{ Dialog?: ComponentType<Props>; failed?: boolean }>({})
    const { open } = props
    useEffect(() => {
      if (!open) return
      let current = true
      preload().then(
        (Dialog) => current && setLoaded({ Dialog }),
        () => current && setLoaded({ failed: true }),
      )
      return () => {
        current = false
      }
    }, [open])
    if (loaded.Dialog) return <loaded.Dialog {...props} />
    if (!open) return null
    return loaded.failed ? <DialogUnavailable onClose={props.onClose} /> : <DialogLoading />
  }

  return { preload: () => void preload().catch(() => {}), LazyDialog }
}
