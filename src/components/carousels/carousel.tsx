import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import type { CarouselMotion, Embla } from '@/components/carousels/carousel-motion'
import { carousel } from '@/content/home'
import { cn } from '@/lib/cn'
import { useIdleImport } from '@/loading/lazy'

type CarouselProps<Slide> = {
  label: string
  slides: readonly Slide[]
  children: (slide: Slide) => ReactNode
  className?: string
}

/** To put the first slide behind the last, Embla needs more of them than a wide screen shows; of fewer there are copies. */
const ENOUGH = 4

/** Slides one at a time, moved by swipes, buttons, dots and arrow keys, around at the end; never by itself. */
export function Carousel<Slide>({ label, slides, children, className }: CarouselProps<Slide>) {
  const viewport = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState(0)
  const current = selected % slides.length
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const [Motion, setMotion] = useState<typeof CarouselMotion>()
  // Known at once: a press between its coming and the next render is its own.
  const embla = useRef<Embla>(undefined)
  const waiting = useRef<((embla: Embla) => void)[]>([])
  const [isTakenOver, setTakenOver] = useState(false)
  useIdleImport(
    () => import('@/components/carousels/carousel-motion'),
    ({ CarouselMotion }) => setMotion(() => CarouselMotion),
  )
  const go = (forth: boolean) => {
    // A slide that leaves takes the focus of what is in it along.
    if (viewport.current?.contains(document.activeElement)) (forth ? next : previous).current?.focus()
    move(slideBeside(viewport.current, slides.length, forth), (embla) =>
      forth ? embla.scrollNext() : embla.scrollPrev(),
    )
  }
  const goTo = (slide: number) => move(slide, (embla) => embla.scrollTo(selected - current + slide))
  const move = (slide: number, byEmbla: (embla: Embla) => void) => {
    if (embla.current) byEmbla(embla.current)
    else if (Motion) waiting.current.push(byEmbla)
    // Without Embla the browser scrolls, at once: a scroll under way could not be handed over.
    else viewport.current?.scrollTo({ left: slide * widthOf(viewport.current) })
  }
  const copies = Motion && slides.length < ENOUGH ? slides : []

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={className}
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft') go(false)
        if (event.key === 'ArrowRight') go(true)
      }}
    >
      {/* Until the carousel's own code is there, and without scripts, the slides are scrolled by hand. */}
      {/* Relative: else what is absolute in a slide widens the page instead. */}
      <div
        ref={viewport}
        onScroll={({ currentTarget }) => {
          if (!Motion) setSelected(slideAt(currentTarget))
        }}
        className={cn(
          'relative -mx-(--edge) scroll-pl-(--edge) pl-(--edge) md:-mr-6 md:ml-0 md:scroll-pl-0 md:pl-0',
          isTakenOver ? 'overflow-hidden' : '[scroll-snap-type:x_mandatory] overflow-x-auto',
        )}
      >
        <ol className="flex [touch-action:pan-y]">
          {[...slides, ...copies].map((slide, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: slides are fixed and have no other identity here.
              key={index}
              aria-hidden={index >= slides.length || undefined}
              aria-roledescription="slide"
              aria-label={carousel.position(index + 1, slides.length)}
              className="min-w-0 shrink-0 grow-0 basis-[max(86%,min(100%,17rem))] snap-start pr-(--edge) md:basis-[max(50%,min(100%,17rem))] md:pr-6"
            >
              {children(slide)}
            </li>
          ))}
        </ol>
      </div>
      <div className="mt-4 flex items-center justify-center gap-1">
        <Arrow ref={previous} label={carousel.previous} onClick={() => go(false)}>
          <ChevronLeft aria-hidden="true" />
        </Arrow>
        {slides.map((_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position.
            key={index}
            type="button"
            aria-label={carousel.dot(index + 1, slides.length)}
            aria-current={index === current}
            onClick={() => goTo(index)}
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
        <Arrow ref={next} label={carousel.next} onClick={() => go(true)}>
          <ChevronRight aria-hidden="true" />
        </Arrow>
      </div>
      {Motion && (
        <Motion
          viewport={viewport}
          start={() => slideAt(viewport.current)}
          onReady={(api) => {
            embla.current = api
            for (const move of waiting.current) move(api)
            setTakenOver(true)
          }}
          onSelect={setSelected}
        />
      )}
      <p aria-live="polite" className="sr-only">
        {carousel.position(current + 1, slides.length)}
      </p>
    </section>
  )
}

const widthOf = (list: HTMLElement | null) => list?.querySelector('li')?.offsetWidth ?? 1
const slideAt = (list: HTMLElement | null) => Math.round((list?.scrollLeft ?? 0) / widthOf(list))

/** Around at the end, which a wide screen reaches before the last slide. */
function slideBeside(list: HTMLElement | null, count: number, isForth: boolean) {
  if (!isForth) return (slideAt(list) + count - 1) % count
  const isAtEnd = list && list.scrollLeft + list.clientWidth >= list.scrollWidth - 1
  return isAtEnd ? 0 : slideAt(list) + 1
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
