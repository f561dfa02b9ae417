import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import type { Notice } from '@/content/notices'

const classNames = {
  toast:
    'flex w-full items-start gap-3 rounded-xl border-l-8 bg-paper-white py-3 pr-12 pl-4 text-ink shadow-panel',
  success: 'border-sea [&_[data-icon]]:text-sea',
  error: 'border-brick [&_[data-icon]]:text-brick',
  title: 'font-semibold',
  closeButton:
    'absolute top-1 right-1 grid size-11 place-items-center rounded-full hover:bg-paper-deep [&>svg]:size-5',
  icon: 'mt-1',
}

// On a phone a notice is as wide as the screen.
const belowHeader = { top: 'var(--notices-top)' }

let markReady: () => void
const ready = new Promise<void>((resolve) => {
  markReady = resolve
})

export function Toaster() {
  // Sonner drops what is shown before it listens.
  useEffect(() => markReady(), [])
  return (
    <Sonner
      position="top-center"
      mobileOffset={belowHeader}
      closeButton
      toastOptions={{ unstyled: true, classNames }}
    />
  )
}

/** The notice that was shown last about each thing. */
const shown = new Map<string, string | number>()

/** Shows a notice; a failure stays until it is dismissed, or until there is news about the same thing. */
export async function showNotice({ tone, title, text }: Notice, about: string) {
  await ready
  const last = shown.get(about)
  // Without an id all of them would go.
  if (last !== undefined) toast.dismiss(last)
  const [headline, description] = title ? [title, text] : [text]
  const id =
    tone === 'success'
      ? toast.success(headline, { description, duration: 8000 })
      : toast.error(headline, { description, duration: Number.POSITIVE_INFINITY })
  shown.set(about, id)
}
