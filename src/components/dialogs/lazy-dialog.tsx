import { type ComponentType, useEffect, useState } from 'react'
import { DialogLoading, DialogUnavailable } from '@/components/dialogs/dialog-stand-ins'

export type DialogProps = { open: boolean; onClose: () => void }
export type LoadDialog<Props extends DialogProps> = () => Promise<ComponentType<Props>>

/** A dialog whose code comes when somebody is about to open it. What opens it calls `load` on hover, focus and touch. */
export function LazyDialog<Props extends DialogProps>(props: Props & { load: LoadDialog<Props> }) {
  const [loaded, setLoaded] = useState<{ Dialog?: ComponentType<Props>; failed?: boolean }>({})
  const { load, open, onClose } = props
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
  return loaded.failed ? <DialogUnavailable onClose={onClose} /> : <DialogLoading onClose={onClose} />
}
