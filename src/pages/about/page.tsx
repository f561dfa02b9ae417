import { Suspense } from 'react'
import { CallToAction } from '@/components/call-to-action'
import { lazyHydration } from '@/components/lazy-hydration'
import { about } from '@/content/about'
import { Funding } from '@/pages/about/funding'
import { Limits } from '@/pages/about/limits'
import { MissionAndVision } from '@/pages/about/mission-and-vision'
import { Story } from '@/pages/about/story'

const Values = lazyHydration('values', async () => (await import('@/pages/about/values')).Values)
const Countries = lazyHydration('countries', async () => (await import('@/pages/about/countries')).Countries)

export function Component() {
  return (
    <>
      <Story />
      <MissionAndVision />
      <Funding />
      <Suspense fallback={<div className="min-h-dvh" />}>
        <Values />
        <Countries />
      </Suspense>
      <Limits />
      <CallToAction {...about.callToAction} />
    </>
  )
}
