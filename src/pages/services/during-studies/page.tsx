import { serviceHeroes } from '@/content/services/heroes'
import { paths } from '@/lib/paths'
import { Guide } from '@/pages/services/during-studies/guide'
import { StageHero } from '@/pages/services/stage-hero'

export function Component() {
  return (
    <>
      <StageHero {...serviceHeroes.duringStudies} stage={paths.duringStudies} />
      <Guide />
    </>
  )
}
