import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { type RefObject, useEffect, useState } from 'react'

export type Embla = UseEmblaCarouselType[1]

type CarouselMotionProps = {
  viewport: RefObject<HTMLElement | null>
  start: number
  onReady: (embla: Embla) => void
  onSelect: (slide: number) => void
}

const options = { loop: true, breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } } }

/** Takes over slides that were scrolled by hand so far. Draws nothing itself. */
export function CarouselMotion({ viewport, start, onReady, onSelect }: CarouselMotionProps) {
  const [attach, embla] = useEmblaCarousel(options)
  // Before Embla moves the slides there, the next effect scrolls them back, and that is heard of as the first slide.
  const [first] = useState(start)
  useEffect(() => {
    viewport.current?.scrollTo({ left: 0, behavior: 'instant' })
    attach(viewport.current)
  }, [viewport, attach])
  useEffect(() => {
    if (!embla) return
    embla.scrollTo(first, true)
    onSelect(first)
    embla.on('select', (api) => onSelect(api.selectedScrollSnap()))
    onReady(embla)
  }, [embla, first, onReady, onSelect])
  return null
}
