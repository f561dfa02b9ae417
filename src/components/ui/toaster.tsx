import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import type { Notice } from '@/content/notices'

let markReady: () => void
const ready = new Promise<void>((resolve) => {
  markReady = resolve
})

export function Toaster() {
  // Sonner drops what is shown before it listens.
  useEffect(() => markReady(), [])
  return <Sonner position="top-center" closeButton />
}

/** Shows a notice; a failure stays until it is dismissed. */
export async function showNotice({ tone, title, text }: Notice) {
  await ready
  const [headline, description] = title ? [title, text] : [text]
  if (tone === 'success') toast.success(headline, { description, duration: 8000 })
  else toast.error(headline, { description, duration: Number.POSITIVE_INFINITY })
}
