import { usePageMeta } from '@/components/hooks/use-page-meta'
import { PictureStyle } from '@/components/pictures/picture-style'
import { useHindi } from '@/components/plan/hindi'
import { useQueryParameters } from '@/loading/hydration'
import { Plan } from '@/pages/plan/plan'
import css from '@/pages/plan/plan.css?inline'

// The element is created once: a new one would remove the plan's HTML while its code loads.
const plan = <Plan />

export function Component() {
  const { heading } = usePageMeta()
  const { texts } = useHindi(useQueryParameters().get('lang') === 'hi')
  return (
    <div className="plan picture" lang={texts && 'hi'}>
      <PictureStyle name="plan" css={css} />
      <h1 className="container-page pt-6 leading-tight lg:pt-12">{texts?.heading ?? heading}</h1>
      {plan}
    </div>
  )
}
