import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'

export type Embla = NonNullable<UseEmblaCarouselType[1]>

type CarouselMotionProps = {
  viewport: RefObject<HTMLElement | null>
  start: () => number
  onReady: (embla: Embla) => void
  onSelect: (slide: number) => void
}

/** Embla's own answer to Tab comes only when the focus follows within 10 ms. */
function showFocused(embla: Embla, { target }: FocusEvent) {
  if (!(target instanceof Element && target.matches(':focus-visible'))) return false
  embla.rootNode().scrollLeft = 0
  embla.scrollTo(
    embla.slideNodes().findIndex((slide) => slide.contains(target)),
    true,
  )
  return false
}

const options = {
  loop: true,
  align: 'start',
  watchFocus: showFocused,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
} as const

/** Takes over slides that were scrolled by hand so far. Draws nothing itself. */
export function CarouselMotion({ viewport, start, onReady, onSelect }: CarouselMotionProps) {
  const [attach, embla] = useEmblaCarousel(options)
  useLayoutEffect(() => {
    // A copy is there to be seen and pressed; by keyboard the slide itself is reached.
    for (const link of viewport.current?.querySelectorAll('[aria-hidden] a') ?? [])
      link.setAttribute('tabindex', '-1')
    attach(viewport.current)
  }, [viewport, attach])
  const takeOver = useEffectEvent((embla: Embla) => {
    embla.scrollTo(start(), true)
    embla.rootNode().scrollLeft = 0
    onSelect(embla.selectedScrollSnap())
    embla.on('select', (api) => onSelect(api.selectedScrollSnap()))
    onReady(embla)
  })
  useEffect(() => {
    if (embla) takeOver(embla)
  }, [embla])
  return null
}
