import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { type RefObject, useEffect } from 'react'

export type Embla = UseEmblaCarouselType[1]

type CarouselMotionProps = {
  viewport: RefObject<HTMLElement | null>
  start: number
  onReady: (embla: Embla) => void
  onSelect: (slide: number) => void
}

const options = {
  loop: true,
  align: 'start',
  containScroll: 'keepSnaps',
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
} as const

/** Takes over slides that were scrolled by hand so far. Draws nothing itself. */
export function CarouselMotion({ viewport, start, onReady, onSelect }: CarouselMotionProps) {
  const [attach, embla] = useEmblaCarousel(options)
  useEffect(() => {
    viewport.current?.scrollTo({ left: 0, behavior: 'instant' })
    attach(viewport.current)
  }, [viewport, attach])
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it begins is known once.
  useEffect(() => {
    embla?.scrollTo(start, true)
    embla?.on('select', (api) => onSelect(api.selectedScrollSnap()))
    onReady(embla)
  }, [embla, onReady, onSelect])
  return null
}
