import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { WaysToReachUs } from '@/components/contact/ways-to-reach-us'
import { forgetForm } from '@/components/form/memory/form-storage'
import { Button } from '@/components/ui/button'
import { ErrorBoundary } from '@/components/ui/error-boundary'
import { ReloadButton } from '@/components/ui/reload-button'
import { brokenForm } from '@/content/error-page'
import { receiptStore } from '@/lib/receipts'
import { useAfterHydration } from '@/loading/hydration'

/**
 * Catches the errors of a form. If a stored receipt replaces the form after hydration, it keeps the form's height until the phone is
 * turned, so that nothing below moves.
 */
export function FormBoundary({ formName, children }: { formName: string; children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null)
  const isHydrating = !useAfterHydration()
  const keepHeight = useEffectEvent(() => {
    const hasReceipt = receiptStore.get().some((receipt) => receipt.form === formName)
    const element = container.current
    if (!element || !isHydrating || !hasReceipt) return undefined
    element.style.minHeight = `${element.offsetHeight}px`
    const orientation = matchMedia('(orientation: portrait)')
    const letGo = () => element.style.removeProperty('min-height')
    orientation.addEventListener('change', letGo, { once: true })
    return () => orientation.removeEventListener('change', letGo)
  })
  useLayoutEffect(() => keepHeight(), [])
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <section role="alert" className="grid max-w-prose justify-items-start">
          <h2 className="text-2xl">{brokenForm.title}</h2>
          <BrokenForm formName={formName} retry={retry} />
        </section>
      )}
    >
      <div ref={container}>{children}</div>
    </ErrorBoundary>
  )
}

/** A notice in place of a broken form, with other ways to reach us and a button to try again. */
export function BrokenForm({ formName, retry }: { formName: string; retry: () => void }) {
  return (
    <>
      <p className="mt-3">{brokenForm.text}</p>
      <WaysToReachUs />
      <ReloadButton />
      <Button
        tone="secondary"
        className="mt-2"
        onClick={() => {
          forgetForm(formName)
          retry()
        }}
      >
        {brokenForm.empty}
      </Button>
    </>
  )
}
