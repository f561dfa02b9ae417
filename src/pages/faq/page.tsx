import { usePageMeta } from '@/components/hooks/use-page-meta'
import { Questions } from '@/pages/faq/questions'

export function Component() {
  return (
    <>
      {/* Smaller than other h1, so that the heading has one line on phones. */}
      <h1 className="container-page pt-4 max-sm:text-[min(1.45rem,11vw)] sm:pt-14">
        {usePageMeta().heading}
      </h1>
      <Questions />
    </>
  )
}
