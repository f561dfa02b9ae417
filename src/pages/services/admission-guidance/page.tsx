import { serviceHeroes } from '@/content/services/heroes'
import { paths } from '@/lib/paths'
import { Guide } from '@/pages/services/admission-guidance/guide'
import { StageHero } from '@/pages/services/stage-hero'

export function Component() {
  return (
    <>
      <StageHero {...serviceHeroes.admissionGuidance} stage={paths.admissionGuidance} />
      <Guide />
    </>
  )
}
