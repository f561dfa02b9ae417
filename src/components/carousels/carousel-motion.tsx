import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { type RefObject, useEffect } from 'react'

export type Embla = UseEmblaCarouselType[1]

type CarouselMotionProps = {
  viewport: RefObject<HTMLElement | null>
  onReady: (embla: Embla) => void
  onSelect: (slide: number) => void
}

const options = { loop: true, breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } } }

/** Takes over slides that were scrolled by hand so far. Draws nothing itself. */
export function CarouselMotion({ viewport, onReady, onSelect }: CarouselMotionProps) {
  const [attach, embla] = useEmblaCarousel(options)
  useEffect(() => {
    if (viewport.current) viewport.current.scrollLeft = 0
    attach(viewport.current)
  }, [viewport, attach])
  useEffect(() => {
    embla?.on('select', (api) => onSelect(api.selectedScrollSnap()))
    onReady(embla)
  }, [embla, onReady, onSelect])
  return null
}
