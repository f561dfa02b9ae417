import { lazyHydration } from '@/components/lazy-hydration'
import { serviceHeroes } from '@/content/services/heroes'
import { paths } from '@/lib/paths'
import { StageHero } from '@/pages/services/stage-hero'

const Guide = lazyHydration(
  'offer',
  async () => (await import('@/pages/services/admission-guidance/guide')).Guide,
)

export function Component() {
  return (
    <>
      <StageHero {...serviceHeroes.admissionGuidance} stage={paths.admissionGuidance} />
      <Guide />
    </>
  )
}
