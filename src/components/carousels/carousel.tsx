import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { carousel } from '@/content/home'
import { cn } from '@/lib/cn'
import { whenIdle } from '@/loading/idle'

type Embla = NonNullable<UseEmblaCarouselType[1]>

type CarouselProps<Slide> = {
  label: string
  slides: readonly Slide[]
  children: (slide: Slide) => ReactNode
  className?: string
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

/** Slides one at a time, moved by swipes, buttons, dots and arrow keys, around at the end; never by itself. */
export function Carousel<Slide>({ label, slides, children, className }: CarouselProps<Slide>) {
  const viewport = useRef<HTMLDivElement>(null)
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const [current, setCurrent] = useState(0)
  const [inView, setInView] = useState<readonly number[]>([])
  const [attach, embla] = useEmblaCarousel(options)
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

  const go = (step: 1 | -1) => {
    // A slide that becomes inert loses the focus; keep it in the carousel.
    if (viewport.current?.contains(document.activeElement)) (step > 0 ? next : previous).current?.focus()
    setCurrent((current) => (current + step + slides.length) % slides.length)
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={className}
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
          embla ? 'overflow-hidden [touch-action:pan-y]' : '[scroll-snap-type:x_mandatory] overflow-x-auto',
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
              className="min-w-0 shrink-0 grow-0 basis-[max(86%,min(100%,17rem))] snap-start snap-always pr-(--edge) lg:basis-[max(50%,min(100%,17rem))] lg:pr-6"
            >
              {children(slide)}
            </li>
          ))}
        </ol>
      </div>
      <div className="mt-4 flex items-center justify-center gap-1">
        <Arrow ref={previous} label={carousel.previous} onClick={() => go(-1)}>
          <ChevronLeft aria-hidden="true" />
        </Arrow>
        {slides.map((_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position.
            key={index}
            type="button"
            aria-label={carousel.dot(index + 1, slides.length)}
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
      </div>
      <p aria-live="polite" className="sr-only">
        {carousel.position(current + 1, slides.length)}
      </p>
    </section>
  )
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
