import type { AutoplayType } from 'embla-carousel-autoplay'
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import {
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
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
  /** Advances the slides until they are hovered, touched, focused or paused. */
  autoplay?: AutoplayType | undefined
}

const options = {
  // Embla disables `loop` by itself if there are too few slides to fill the screen.
  loop: true,
  align: 'start',
  // Each slide has its own snap. By default the last slides, which are visible together, share one.
  containScroll: 'keepSnaps',
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
} as const

/** A slide that leaves an edge of the next one visible. In large text it is as wide as the screen. */
const oneSlideAndAnEdge = 'basis-[max(86%,min(100%,17rem))] md:basis-[max(50%,min(100%,17rem))]'

/** A carousel that loops, moved by swipes, buttons, dots and arrow keys. */
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
  // Start Embla late: it measures every slide, which would delay a press elsewhere.
  const isIdle = useAfterIdle()
  useEffect(() => {
    if (isIdle) attach(viewport.current)
  }, [attach, isIdle])

  // Until Embla has started, the list scrolls natively, and buttons scroll it.
  useEffect(() => setCurrent(slideAt(viewport.current)), [])
  const start = useEffectEvent((embla: Embla) => {
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

  const { isTurning, isPaused, setPaused, handlers } = useRotation(embla, autoplay)

  const move = (step: 1 | -1) => {
    // Otherwise the focus would stay on a slide that is no longer shown.
    const button = step > 0 ? next : previous
    if (viewport.current?.contains(document.activeElement)) button.current?.focus()
    setCurrent((current) => (current + step + slides.length) % slides.length)
  }

  // Reuse the slides, so that a move renders only the buttons again.
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
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft') move(-1)
        if (event.key === 'ArrowRight') move(1)
      }}
    >
      {/* `relative`, so that absolutely positioned children of a slide scroll with it and do not widen the page. */}
      <div
        ref={viewport}
        className={cn(
          'relative -mx-(--edge) scroll-pl-(--edge) pl-(--edge) lg:-mr-6 lg:ml-0 lg:scroll-pl-0 lg:pl-0',
          // Reviews (`autoplay`) do not scroll before Embla has started: they contain nothing to focus, so keys could not scroll them.
          embla || autoplay
            ? 'overflow-hidden [touch-action:pan-y]'
            : '[scroll-snap-type:x_mandatory] overflow-x-auto',
        )}
      >
        <ol className="flex">{items}</ol>
      </div>
      {slides.length > 1 && (
        <div className="mt-2 flex items-center justify-center gap-1 sm:mt-4">
          <Arrow ref={previous} label={carousel.previous} onClick={() => move(-1)}>
            <ChevronLeft aria-hidden="true" />
          </Arrow>
          {slides.map((_, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position.
              key={index}
              type="button"
              aria-label={dot(index + 1, slides.length)}
              aria-current={index === current}
              onClick={() => setCurrent(index)}
              className="group grid size-11 place-items-center"
            >
              <span
                className={cn(
                  'h-3 rounded-full transition-[width]',
                  index === current ? 'w-7 bg-marigold-deep' : 'w-3 bg-ink-muted group-hover:bg-ink',
                )}
              />
            </button>
          ))}
          <Arrow ref={next} label={carousel.next} onClick={() => move(1)}>
            <ChevronRight aria-hidden="true" />
          </Arrow>
          {autoplay && (
            <button
              type="button"
              aria-label={isPaused ? carousel.play : carousel.pause}
              onClick={() => setPaused(!isPaused)}
              className="grid size-11 place-items-center rounded-full hover:bg-paper-line"
            >
              {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
            </button>
          )}
        </div>
      )}
      <p aria-live={isTurning ? 'off' : 'polite'} className="sr-only">
        {carousel.position(current + 1, slides.length)}
      </p>
    </section>
  )
}

/** Starts and stops the autoplay. The listeners of the plugin's own options would start it again after a press on Pause. */
function useRotation(embla: Embla | undefined, autoplay: AutoplayType | undefined) {
  const [isPaused, setPaused] = useState(
    () => Boolean(autoplay) && matchMedia('(prefers-reduced-motion: reduce)').matches,
  )
  const [isHeld, setHeld] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isTurning = Boolean(autoplay) && !isPaused && !isHeld && !isFocused
  useEffect(() => {
    if (!embla || !autoplay) return
    const turn = () => (isTurning ? autoplay.play() : autoplay.stop())
    turn()
    // Embla restarts its plugins when the window is resized.
    embla.on('reInit', turn)
    return () => void embla.off('reInit', turn)
  }, [embla, autoplay, isTurning])
  const handlers = autoplay && {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    // Ignore focus by a pointer: a pressed button keeps it, and the slides would never turn again.
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  }
  return { isTurning, isPaused, setPaused, handlers }
}

function slideAt(viewport: HTMLElement | null) {
  const slide = viewport?.querySelector('li')
  if (!viewport || !slide?.offsetWidth) return 0
  return Math.round(viewport.scrollLeft / slide.offsetWidth)
}

function Arrow({ label, ...props }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      {...props}
      type="button"
      aria-label={label}
      className="grid size-12 place-items-center rounded-full border-2 border-ink hover:bg-ink hover:text-paper-white"
    />
  )
}
