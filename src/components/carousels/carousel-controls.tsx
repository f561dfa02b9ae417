import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { carousel } from '@/content/home'
import { cn } from '@/lib/cn'

type CarouselControlsProps = {
  current: number
  /** The accessible name of each dot. */
  dots: readonly string[]
  previous: Ref<HTMLButtonElement>
  next: Ref<HTMLButtonElement>
  onMove: (step: 1 | -1) => void
  onSelect: (slide: number) => void
  children: ReactNode
}

/** Two arrows, and between them a dot for each slide. The children stand after them. */
export function CarouselControls({
  current,
  dots,
  previous,
  next,
  onMove,
  onSelect,
  children,
}: CarouselControlsProps) {
  return (
    <div className="mt-2 flex items-center justify-center gap-1 sm:mt-4">
      <Arrow ref={previous} label={carousel.previous} onClick={() => onMove(-1)}>
        <ChevronLeft aria-hidden="true" />
      </Arrow>
      {dots.map((label, index) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          aria-current={index === current}
          onClick={() => onSelect(index)}
          className="group grid size-11 place-items-center"
        >
          <span
            className={cn(
              'h-3 rounded-full',
              index === current ? 'w-7 bg-marigold-deep' : 'w-3 bg-ink-muted group-hover:bg-ink',
            )}
          />
        </button>
      ))}
      <Arrow ref={next} label={carousel.next} onClick={() => onMove(1)}>
        <ChevronRight aria-hidden="true" />
      </Arrow>
      {children}
    </div>
  )
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

type PauseButtonProps = { isPaused: boolean; onChange: (isPaused: boolean) => void }

export function PauseButton({ isPaused, onChange }: PauseButtonProps) {
  return (
    <button
      type="button"
      aria-label={isPaused ? carousel.play : carousel.pause}
      onClick={() => onChange(!isPaused)}
      className="grid size-11 place-items-center rounded-full hover:bg-paper-line"
    >
      {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
    </button>
  )
}
