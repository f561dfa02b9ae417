import { serviceHeroes } from '@/content/services/heroes'
import { paths } from '@/lib/paths'
import { Guide } from '@/pages/services/post-study/guide'
import { StageHero } from '@/pages/services/stage-hero'

export function Component() {
  return (
    <>
      <StageHero {...serviceHeroes.postStudy} stage={paths.postStudy} />
      <Guide />
    </>
  )
}
