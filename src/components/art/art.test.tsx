import { gzipSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ArchDivider } from './arch-divider'
import { BridgeMark } from './bridge-mark'
import { CountryBelgium } from './country-belgium'
import { CountryGermany } from './country-germany'
import { CountryLuxembourg } from './country-luxembourg'
import { CountryNetherlands } from './country-netherlands'
import { EmptyComingSoon } from './empty-coming-soon'
import { EmptyNotFound } from './empty-not-found'
import { EmptySelection } from './empty-selection'
import { HeroBridge } from './hero-bridge'
import { StateSent } from './state-sent'
import { Walker } from './walker'

const drawings = {
  ArchDivider,
  BridgeMark,
  CountryBelgium,
  CountryGermany,
  CountryLuxembourg,
  CountryNetherlands,
  EmptyComingSoon,
  EmptyNotFound,
  EmptySelection,
  HeroBridge,
  StateSent,
  Walker,
}

describe.each(Object.entries(drawings))('%s', (name, Drawing) => {
  const markup = renderToStaticMarkup(<Drawing />)

  it('is passed over by screen readers', () => {
    expect(markup).toMatch(/^<svg[^>]* aria-hidden="true"/)
  })

  it('costs a slow phone next to nothing', () => {
    expect(gzipSync(markup).length).toBeLessThan(name === 'HeroBridge' ? 2300 : 1000)
  })

  it('has only whole shapes', () => {
    expect(markup).not.toMatch(/NaN|undefined|Infinity/)
  })
})

it('is announced as an image when it is given a name', () => {
  const markup = renderToStaticMarkup(<BridgeMark aria-label="StudyBridge" />)
  expect(markup).toContain('role="img"')
  expect(markup).not.toContain('aria-hidden')
})
