import type { AutoplayType } from 'embla-carousel-autoplay'
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import {
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { carousel } from '@/content/home'
import { cn } from '@/lib/cn'
import { whenIdle } from '@/loading/idle'

type Embla = NonNullable<UseEmblaCarouselType[1]>

type CarouselProps<Slide> = {
  label: string
  slides: readonly Slide[]
  children: (slide: Slide) => ReactNode
  /** The name of the dot of a slide. */
  dot?: (slide: number, slides: number) => string
  slideWidth?: string
  /** Turns the slides until they are hovered, touched, focused or paused. */
  autoplay?: AutoplayType | undefined
}

const options = {
  // Embla itself goes without where the slides do not fill the screen while one of them moves to the other end.
  loop: true,
  align: 'start',
  // A snap for each slide, also where the last ones stand beside each other at the end.
  containScroll: 'keepSnaps',
  // Off-screen slides are inert; a focused slide is in view already.
  watchFocus: false,
  // The slide that shows at the edge counts as off-screen.
  inViewThreshold: 0.9,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
} as const

const oneSlideAndAnEdge = 'basis-[max(86%,min(100%,17rem))] lg:basis-[max(50%,min(100%,17rem))]'

/** Slides one at a time, moved by swipes, buttons, dots and arrow keys, around at the end. */
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
  const [inView, setInView] = useState<readonly number[]>([])
  const [attach, embla] = useEmblaCarousel(options, autoplay ? [autoplay] : [])
  // Embla measures every slide, for which a press elsewhere must not wait.
  useEffect(() => whenIdle(() => attach(viewport.current)), [attach])

  // Before hydration the list is scrolled by hand; a press may come before Embla has started.
  useEffect(() => setCurrent(slideAt(viewport.current)), [])
  const start = useEffectEvent((embla: Embla) => {
    embla.scrollTo(current, true)
    embla.rootNode().scrollLeft = 0
    embla.on('select', () => setCurrent(embla.selectedScrollSnap()))
    const showInView = () => setInView(embla.slidesInView())
    showInView()
    embla.on('slidesInView', showInView)
  })
  useEffect(() => {
    if (embla) start(embla)
  }, [embla])
  useEffect(() => {
    if (embla && embla.selectedScrollSnap() !== current) embla.scrollTo(current)
  }, [embla, current])

  const { isTurning, isPaused, setPaused, handlers } = useRotation(embla, autoplay)

  const go = (step: 1 | -1) => {
    // A slide that becomes inert loses the focus; keep it in the carousel.
    if (viewport.current?.contains(document.activeElement)) (step > 0 ? next : previous).current?.focus()
    setCurrent((current) => (current + step + slides.length) % slides.length)
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      {...handlers}
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft') go(-1)
        if (event.key === 'ArrowRight') go(1)
      }}
    >
      {/* `relative` contains the absolutely positioned children of a slide, which would widen the page. */}
      <div
        ref={viewport}
        className={cn(
          'relative -mx-(--edge) scroll-pl-(--edge) pl-(--edge) lg:-mr-6 lg:ml-0 lg:scroll-pl-0 lg:pl-0',
          // Reviews hold nothing to focus, and cannot be scrolled by keys until Embla has started.
          embla || autoplay
            ? 'overflow-hidden [touch-action:pan-y]'
            : '[scroll-snap-type:x_mandatory] overflow-x-auto',
        )}
      >
        <ol className="flex">
          {slides.map((slide, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: slides are fixed and have no other identity here.
              key={index}
              inert={inView.length > 0 && !inView.includes(index)}
              aria-roledescription="slide"
              aria-label={carousel.position(index + 1, slides.length)}
              className={cn('min-w-0 shrink-0 grow-0 snap-start snap-always pr-(--edge) lg:pr-6', slideWidth)}
            >
              {children(slide)}
            </li>
          ))}
        </ol>
      </div>
      {slides.length > 1 && (
        <div className="mt-2 flex items-center justify-center gap-1 sm:mt-4">
          <Arrow ref={previous} label={carousel.previous} onClick={() => go(-1)}>
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
          <Arrow ref={next} label={carousel.next} onClick={() => go(1)}>
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

/** Plays and stops the autoplay. Embla's own listeners would go on after a press on Pause. */
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
    // Embla starts its plugins anew when the window changes its size.
    embla.on('reInit', turn)
    return () => void embla.off('reInit', turn)
  }, [embla, autoplay, isTurning])
  const handlers = autoplay && {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    // A button that was pressed with the pointer keeps the focus, which does not count.
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  }
  return { isTurning, isPaused, setPaused, handlers }
}

function slideAt(viewport: HTMLElement | null) {
  const slide = viewport?.querySelector('li')
  return viewport && slide ? Math.round(viewport.scrollLeft / (slide.offsetWidth || 1)) : 0
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
