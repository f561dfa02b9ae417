import { useState } from 'react'
import { DialogButton, type OpenedDialogProps } from '@/components/dialogs/dialog-button'
import { companies } from '@/content/companies'
import { loadOnce } from '@/lib/lazy'

/** One dialog, which says something else for each country. */
const loaderFor = (country: string) =>
  loadOnce(async () => {
    const { NotifyDialog } = await import('@/components/dialogs/notify-dialog')
    return (props: OpenedDialogProps) => <NotifyDialog country={country} {...props} />
  })

export function NotifyButton({ country }: { country: string }) {
  const [load] = useState(() => loaderFor(country))
  return (
    <DialogButton load={load} tone="secondary" aria-label={companies.notifyFor(country)} className="mt-auto">
      {companies.notify}
    </DialogButton>
  )
}
