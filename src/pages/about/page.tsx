import { CallToAction } from '@/components/call-to-action'
import { about } from '@/content/about'
import { Countries } from '@/pages/about/countries'
import { Funding } from '@/pages/about/funding'
import { Limits } from '@/pages/about/limits'
import { MissionAndVision } from '@/pages/about/mission-and-vision'
import { Story } from '@/pages/about/story'
import { Values } from '@/pages/about/values'

export function Component() {
  return (
    <>
      <Story />
      <MissionAndVision />
      <Funding />
      <Values />
      <Countries />
      <Limits />
      <CallToAction {...about.callToAction} />
    </>
  )
}
