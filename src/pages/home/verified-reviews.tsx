import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Section } from '@/components/ui/section'
import { home } from '@/content/home'
import { queryClient } from '@/data/query-client'
import { verifiedReviewsQuery } from '@/data/reviews'
import { ReviewRotator } from '@/pages/home/review-rotator'

export function VerifiedReviews() {
  const { data: reviews } = useQuery(verifiedReviewsQuery(), queryClient)
  if (!reviews?.length) return null
  return (
    <InsertBelowViewport>
      <Section tone="deep" title={home.reviews.title}>
        <ReviewRotator reviews={reviews} />
      </Section>
    </InsertBelowViewport>
  )
}

/** Inserts its children once their place is below the screen, so that nothing visible moves. */
function InsertBelowViewport({ children }: { children: ReactNode }) {
  const placeholder = useRef<HTMLDivElement>(null)
  const [isInserted, setIsInserted] = useState(false)
  useLayoutEffect(() => {
    if (isInserted) return
    const insert = () => {
      if (placeholder.current) setIsInserted(placeholder.current.getBoundingClientRect().top > innerHeight)
    }
    insert()
    addEventListener('scroll', insert, { passive: true })
    return () => removeEventListener('scroll', insert)
  }, [isInserted])
  return isInserted ? children : <div ref={placeholder} />
}
