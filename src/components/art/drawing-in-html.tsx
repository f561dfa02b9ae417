import { type ComponentType, createContext, useContext, useEffect, useRef } from 'react'
import { type OnDemand, useOnDemand } from '@/loading/on-demand'

type Drawings = Partial<Record<'heroBridge', ComponentType>>

/** The drawings that the pre-renderer renders; empty in the browser, whose scripts do not hold them. */
export const DrawingsInHtml = createContext<Drawings>({})

type DrawingInHtmlProps = {
  name: keyof Drawings
  code: OnDemand<ComponentType>
  /** Gives the frame its size before the drawing is there. */
  className?: string
}

/** A drawing that is part of the HTML and of no script needed to hydrate it. */
export function DrawingInHtml({ name, code, className }: DrawingInHtmlProps) {
  const inFile = useContext(DrawingsInHtml)[name]
  const frame = useRef<HTMLDivElement>(null)
  const { code: loaded } = useOnDemand(code)
  useEffect(() => {
    if (!frame.current?.firstChild) code.load()
  }, [code])
  useEffect(() => {
    const element = frame.current
    if (!element) return
    // The animation starts with the page; a drawing out of view waits until it is scrolled into view.
    const { classList } = element
    const seen = new IntersectionObserver(
      ([{ intersectionRatio } = { intersectionRatio: 1 }]) => {
        if (intersectionRatio === 0) classList.add('unseen')
        else if (intersectionRatio >= 0.4 || !classList.contains('unseen')) {
          classList.remove('unseen')
          seen.disconnect()
        }
      },
      { threshold: [0, 0.4] },
    )
    seen.observe(element)
    return () => seen.disconnect()
  }, [])
  const Drawing = inFile ?? loaded
  if (Drawing) {
    return (
      <div key="drawn" className={className}>
        <Drawing />
      </div>
    )
  }
  return (
    <div
      ref={frame}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React keeps the pre-rendered drawing.
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
