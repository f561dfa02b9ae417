import { Link } from 'react-router-dom'
import { usePageMeta } from '@/components/hooks/use-page-meta'
import { pages } from '@/content/pages'
import { Questions } from '@/pages/faq/questions'

export function Component() {
  return (
    <>
      <h1 className="container-page pt-10 sm:pt-14">{usePageMeta().heading}</h1>
      <p className="container-page">
        <Link to={pages.plan.path} className="link">
          {pages.plan.heading}
        </Link>
      </p>
      <Questions />
    </>
  )
}
