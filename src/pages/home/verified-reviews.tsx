import { useQuery } from '@tanstack/react-query'
import { ReviewRotator } from '@/components/carousels/review-rotator'
import { Section } from '@/components/ui/section'
import { home } from '@/content/home'
import { queryClient } from '@/data/query-client'
import { verifiedReviewsQuery } from '@/data/reviews'

export function VerifiedReviews() {
  const { data: reviews } = useQuery(verifiedReviewsQuery(), queryClient)
  if (!reviews?.length) return null
  return (
    <Section tone="deep" title={home.reviews.title}>
      <ReviewRotator reviews={reviews} />
    </Section>
  )
}
