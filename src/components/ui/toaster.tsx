import { useEffect, useSyncExternalStore } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { phone, placeNotices } from '@/components/ui/place-notices'
import type { Notice } from '@/content/notices'

const classNames = {
  toast:
    'flex w-full items-start gap-3 rounded-xl border-l-8 bg-paper-white py-3 pr-12 pl-4 text-ink shadow-panel',
  success: 'border-sea [&_[data-icon]]:text-sea',
  error: 'border-brick [&_[data-icon]]:text-brick',
  title: 'font-semibold',
  closeButton:
    'absolute top-1 right-1 grid size-11 place-items-center rounded-full hover:bg-paper-deep [&>svg]:size-5',
  icon: 'mt-1 shrink-0',
}

const mobileOffset = { bottom: 'var(--notices-bottom)' }

export function Toaster() {
  useEffect(placeNotices, [])
  const isPhone = useIsPhone()
  return (
    <Sonner
      position={isPhone ? 'bottom-center' : 'top-center'}
      // From below, the one behind would peek out with a strip of its button.
      visibleToasts={isPhone ? 1 : 3}
      mobileOffset={mobileOffset}
      closeButton
      toastOptions={{ unstyled: true, classNames }}
    />
  )
}

function useIsPhone() {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(phone)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(phone).matches,
  )
}

/** A failure stays until it is dismissed or replaced. */
export function showToast({ tone, title, text }: Notice, earlier: string | number | undefined) {
  if (earlier !== undefined) dismissToasts(earlier)
  const [headline, description] = title ? [title, text] : [text]
  return tone === 'success'
    ? toast.success(headline, {
        description,
        duration: 8000,
        // One tick is enough.
        ...(headline.startsWith('✅') && { icon: null }),
      })
    : toast.error(headline, { description, duration: Number.POSITIVE_INFINITY })
}

/** Without an id all of them. */
export function dismissToasts(id?: string | number) {
  if (id === undefined) toast.dismiss()
  // Sonner draws a toast a task later, and forgets a dismissal that comes before.
  else setTimeout(() => toast.dismiss(id))
}
