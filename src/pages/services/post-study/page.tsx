import { lazyHydration } from '@/components/lazy-hydration'
import { serviceHeroes } from '@/content/services/heroes'
import { paths } from '@/lib/paths'
import { StageHero } from '@/pages/services/stage-hero'

const Guide = lazyHydration('offer', async () => (await import('@/pages/services/post-study/guide')).Guide)

export function Component() {
  return (
    <>
      <StageHero {...serviceHeroes.postStudy} stage={paths.postStudy} />
      <Guide />
    </>
  )
}
