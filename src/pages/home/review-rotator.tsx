import Autoplay from 'embla-carousel-autoplay'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { Carousel } from '@/components/carousels/carousel'
import { Card } from '@/components/ui/card'
import { home } from '@/content/home'

export type Review = {
  id: string
  student_name: string
  destination: string
  rating: number
  review_text: string
}

const PER_SET = 3
const ROTATION_MS = 5000

/** Three reviews at a time, the next three every five seconds. */
export function ReviewRotator({ reviews }: { reviews: readonly Review[] }) {
  const [autoplay] = useState(() => Autoplay({ delay: ROTATION_MS, playOnInit: false }))
  const sets = Array.from({ length: Math.ceil(reviews.length / PER_SET) }, (_, set) =>
    reviews.slice(set * PER_SET, (set + 1) * PER_SET),
  )
  return (
    <Carousel
      label={home.reviews.label}
      slides={sets}
      dot={home.reviews.dot}
      slideWidth="basis-full"
      autoplay={sets.length > 1 ? autoplay : undefined}
    >
      {(set) => (
        <ul className="grid h-full gap-2 sm:gap-4 md:grid-cols-3">
          {set.map((review) => (
            <li key={review.id} className="flex">
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
      )}
    </Carousel>
  )
}

function ReviewCard({ review: { student_name, destination, rating, review_text } }: { review: Review }) {
  return (
    <Card className="flex w-full flex-col max-sm:p-3.5">
      <p role="img" aria-label={home.reviews.rating(rating)} className="flex text-marigold-deep">
        {[1, 2, 3, 4, 5].map((star) => (
          <Star
            key={star}
            aria-hidden="true"
            className="size-4 sm:size-5"
            fill={star <= rating ? 'currentColor' : 'none'}
          />
        ))}
      </p>
      <p className="mt-1.5 grow max-sm:text-[0.9375rem] max-sm:leading-snug sm:mt-3">{review_text}</p>
      <p className="mt-1.5 font-semibold max-sm:text-sm sm:mt-4">
        {student_name}
        <span className="font-normal text-ink-muted">{`\u00a0·\u00a0${destination}`}</span>
      </p>
    </Card>
  )
}
