import { Skeleton } from '@/components/ui/skeleton'
import { signup } from '@/content/signup/selection'

/** In the place of the selection or a wizard, until the page knows which. With scripts off it never will. */
export function Waiting() {
  return (
    <div className="grid gap-5 noscript:hidden">
      <p className="sr-only">{signup.loading}</p>
      <Skeleton className="h-20" />
      <Skeleton className="h-[34rem]" />
      <Skeleton className="h-12" />
    </div>
  )
}
