import type { AutoplayType } from 'embla-carousel-autoplay'
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { type FocusEvent, type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { CarouselControls, PauseButton } from '@/components/carousels/carousel-controls'
import { useRotation } from '@/components/carousels/use-rotation'
import { carousel } from '@/content/home'
import { cn } from '@/lib/cn'
import { useAfterIdle } from '@/loading/hydration'

type Embla = NonNullable<UseEmblaCarouselType[1]>

type CarouselProps<Slide> = {
  label: string
  slides: readonly Slide[]
  children: (slide: Slide) => ReactNode
  /** The accessible name of a slide's dot. */
  dot?: (slide: number, slides: number) => string
  slideWidth?: string
  /** The plugin that turns the slides. */
  autoplay?: AutoplayType | undefined
}

const options = {
  // Embla disables `loop` by itself if there are too few slides to fill the screen.
  loop: true,
  align: 'start',
  // Each slide has its own snap. By default the last slides, which are visible together, share one.
  containScroll: 'keepSnaps',
  // Embla would ignore a focus that comes later than 10 ms after the Tab key, as on a slow phone: see `showFocused`.
  watchFocus: false,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
} as const

/** A slide that leaves an edge of the next one visible. In large text it is as wide as the screen. */
const oneSlideAndAnEdge = 'basis-[max(86%,min(100%,17rem))] md:basis-[max(50%,min(100%,17rem))]'

/** A carousel that loops, moved by swipes, buttons, dots and arrow keys. The list scrolls natively until Embla has started. */
export function Carousel<Slide>({
  label,
  slides,
  children,
  dot = carousel.dot,
  slideWidth = oneSlideAndAnEdge,
  autoplay,
}: CarouselProps<Slide>) {
  const viewport = useRef<HTMLDivElement>(null)
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const [current, setCurrent] = useState(0)
  const [attach, embla] = useEmblaCarousel(options, autoplay ? [autoplay] : [])
  // Start Embla when the browser is idle: it measures every slide, which would delay a press elsewhere.
  const isIdle = useAfterIdle()
  useEffect(() => {
    if (isIdle) attach(viewport.current)
  }, [attach, isIdle])

  // Until Embla starts, the visitor may scroll the list to another slide, also before hydration.
  const followScrolling = () => setCurrent(slideAt(viewport.current))
  useEffect(followScrolling, [])
  const start = useEffectEvent((embla: Embla) => {
    // From now on Embla shifts the list by a CSS transform, so the list's own scrolling is undone.
    embla.scrollTo(current, true)
    embla.rootNode().scrollLeft = 0
    embla.on('select', () => setCurrent(embla.selectedScrollSnap()))
  })
  useEffect(() => {
    if (embla) start(embla)
  }, [embla])
  useEffect(() => {
    if (embla && embla.selectedScrollSnap() !== current) embla.scrollTo(current)
  }, [embla, current])

  /** Shows the slide that the keyboard has moved the focus to. The browser has scrolled the list to it, which Embla does not know. */
  const showFocused = ({ target }: FocusEvent) => {
    const slide = embla?.slideNodes().findIndex((slide) => slide.contains(target)) ?? -1
    if (!embla || slide < 0 || !target.matches(':focus-visible')) return
    embla.rootNode().scrollLeft = 0
    embla.scrollTo(slide, true)
  }

  const { isTurning, isPaused, setPaused, handlers } = useRotation(embla, autoplay)

  const move = (step: 1 | -1) => {
    // Otherwise the focus would stay on a slide that is no longer shown.
    const button = step > 0 ? next : previous
    if (viewport.current?.contains(document.activeElement)) button.current?.focus()
    setCurrent((current) => (current + step + slides.length) % slides.length)
  }

  // A move changes only the state of this component, not its props, so it renders the buttons again, but no slide.
  const items = useMemo(
    () =>
      slides.map((slide, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: slides are fixed and have no other identity here.
          key={index}
          aria-roledescription="slide"
          aria-label={carousel.position(index + 1, slides.length)}
          className={cn('min-w-0 shrink-0 grow-0 snap-start snap-always pr-(--edge) lg:pr-6', slideWidth)}
        >
          {children(slide)}
        </li>
      )),
    [slides, children, slideWidth],
  )

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      {...handlers}
      onFocus={(event) => {
        handlers?.onFocus(event)
        showFocused(event)
      }}
      onKeyDown={({ key, altKey, ctrlKey, metaKey }) => {
        // An arrow key with Alt, Ctrl or Meta is the browser's: Alt and Left go back.
        if (altKey || ctrlKey || metaKey) return
        if (key === 'ArrowLeft') move(-1)
        if (key === 'ArrowRight') move(1)
      }}
    >
      {/* `relative`, so that absolutely positioned children of a slide scroll with it and do not widen the page. */}
      <div
        ref={viewport}
        onScroll={embla ? undefined : followScrolling}
        className={cn(
          'relative -mx-(--edge) scroll-pl-(--edge) pl-(--edge) lg:-mr-6 lg:ml-0 lg:scroll-pl-0 lg:pl-0',
          // A region that scrolls must scroll by keys, too. Reviews (`autoplay`) hold nothing to focus, so before Embla has started they
          // do not scroll.
          embla || autoplay
            ? 'overflow-hidden [touch-action:pan-y]'
            : '[scroll-snap-type:x_mandatory] overflow-x-auto',
        )}
      >
        <ol className="flex">{items}</ol>
      </div>
      {slides.length > 1 && (
        <CarouselControls
          current={current}
          dots={slides.map((_, index) => dot(index + 1, slides.length))}
          previous={previous}
          next={next}
          onMove={move}
          onSelect={setCurrent}
        >
          {autoplay && <PauseButton isPaused={isPaused} onChange={setPaused} />}
        </CarouselControls>
      )}
      <p aria-live={isTurning ? 'off' : 'polite'} className="sr-only">
        {carousel.position(current + 1, slides.length)}
      </p>
    </section>
  )
}

function slideAt(viewport: HTMLElement | null) {
  const slide = viewport?.querySelector('li')
  if (!viewport || !slide?.offsetWidth) return 0
  return Math.round(viewport.scrollLeft / slide.offsetWidth)
}
