import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ReviewRotator } from '@/components/carousels/review-rotator'
import { Section } from '@/components/ui/section'
import { home } from '@/content/home'
import { QueryProvider } from '@/data/query-provider'
import { verifiedReviewsQuery } from '@/data/reviews'

export function VerifiedReviews() {
  return (
    <QueryProvider>
      <Reviews />
    </QueryProvider>
  )
}

function Reviews() {
  const { data: reviews } = useQuery(verifiedReviewsQuery())
  if (!reviews?.length) return null
  return (
    <OutOfSight>
      <Section tone="deep" title={home.reviews.title}>
        <ReviewRotator reviews={reviews} />
      </Section>
    </OutOfSight>
  )
}

/** Added only while out of sight, so that nothing moves. */
function OutOfSight({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isIn, setIsIn] = useState(() => scrollY === 0)
  useEffect(() => {
    if (isIn || !place.current) return
    // Reaches from this screen up to the top of the page.
    const observer = new IntersectionObserver(([entry]) => setIsIn(entry?.isIntersecting === false), {
      rootMargin: '999999px 0px 0px',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isIn])
  return isIn ? children : <div ref={place} />
}
