import { Pause, Play, Star } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Card } from '@/components/ui/card'
import { home } from '@/content/home'
import { cn } from '@/lib/cn'

export type Review = {
  id: string
  student_name: string
  destination: string
  rating: number
  review_text: string
}

const PER_SET = 3
const ROTATION_MS = 5000

/** Three reviews at a time, rotated every five seconds; not on hover or focus, when paused, or with reduced motion. */
export function ReviewRotator({ reviews }: { reviews: readonly Review[] }) {
  const sets = Math.ceil(reviews.length / PER_SET)
  const [set, setSet] = useState(0)
  const [paused, setPaused] = useState(prefersLessMotion)
  const [reading, setReading] = useState(false)
  const { list, shown, minHeight } = useSteadyHeight(sets, set)
  const turning = sets > 1 && !paused && !reading
  useEffect(() => {
    if (!turning) return
    const timer = setTimeout(() => setSet((set + 1) % sets), ROTATION_MS)
    return () => clearTimeout(timer)
  }, [turning, sets, set])

  return (
    <section
      aria-label={home.reviews.label}
      onPointerEnter={() => setReading(true)}
      onPointerLeave={() => setReading(false)}
      onFocus={() => setReading(true)}
      onBlur={() => setReading(false)}
    >
      <ul
        ref={list}
        aria-live={turning ? 'off' : 'polite'}
        style={{ minHeight }}
        className="grid content-start gap-4 md:grid-cols-3"
      >
        {reviews.slice(shown * PER_SET, (shown + 1) * PER_SET).map((review) => (
          <li key={review.id} className="flex">
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      {sets > 1 && (
        <div className="mt-4 flex items-center justify-center gap-1">
          {Array.from({ length: sets }, (_, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position.
              key={index}
              type="button"
              aria-label={home.reviews.dot(index + 1, sets)}
              aria-current={index === set}
              onClick={() => setSet(index)}
              className="grid size-11 place-items-center"
            >
              <span
                className={cn(
                  'h-3 rounded-full',
                  index === set ? 'w-7 bg-marigold-deep' : 'w-3 bg-ink-muted',
                )}
              />
            </button>
          ))}
          <button
            type="button"
            aria-label={paused ? home.reviews.play : home.reviews.pause}
            onClick={() => setPaused(!paused)}
            className="grid size-11 place-items-center rounded-full hover:bg-paper-line"
          >
            {paused ? (
              <Play aria-hidden="true" className="size-5" />
            ) : (
              <Pause aria-hidden="true" className="size-5" />
            )}
          </button>
        </div>
      )}
    </section>
  )
}

/** As high as the highest set, so that nothing beneath moves when they change: each is measured before anything is painted. */
function useSteadyHeight(sets: number, set: number) {
  const list = useRef<HTMLUListElement>(null)
  const [heights, setHeights] = useState<readonly number[]>([])
  const measured = heights.length >= sets
  useLayoutEffect(() => {
    if (!measured) setHeights([...heights, list.current?.offsetHeight ?? 0])
  }, [measured, heights])
  useEffect(() => {
    const measureAgain = () => setHeights([])
    addEventListener('resize', measureAgain)
    return () => removeEventListener('resize', measureAgain)
  }, [])
  return {
    list,
    shown: measured ? Math.min(set, sets - 1) : heights.length,
    minHeight: measured ? Math.max(...heights) : undefined,
  }
}

function ReviewCard({ review: { student_name, destination, rating, review_text } }: { review: Review }) {
  return (
    <Card className="flex w-full flex-col">
      <p role="img" aria-label={home.reviews.rating(rating)} className="flex text-marigold-deep">
        {[1, 2, 3, 4, 5].map((star) => (
          <Star
            key={star}
            aria-hidden="true"
            className="size-5"
            fill={star <= rating ? 'currentColor' : 'none'}
          />
        ))}
      </p>
      <p className="mt-3 grow">{review_text}</p>
      <p className="mt-4 font-semibold">
        {student_name}
        <span className="font-normal text-ink-muted">{`\u00a0·\u00a0${destination}`}</span>
      </p>
    </Card>
  )
}

const prefersLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
