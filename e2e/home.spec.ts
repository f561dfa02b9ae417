import type { Locator, Page } from 'playwright/test'
import { expect, holdRequests, once, phoneFirst, settled, test, thorough } from './fixtures'

/** Embla has started. */
async function whenReady(carousel: Locator) {
  await expect(carousel.getByRole('list').first().locator('..')).toHaveCSS('overflow-x', 'hidden')
}

const firstSlide = (carousel: Locator) =>
  carousel.evaluate((carousel) => {
    const { left, right } = carousel.getBoundingClientRect()
    const seen = [...carousel.querySelectorAll('h3')]
      .map((heading) => ({ heading, box: heading.getBoundingClientRect() }))
      .filter(({ box }) => box.left >= left && box.right <= right)
    return seen.toSorted((one, other) => one.box.left - other.box.left)[0]?.heading.textContent
  })

/** Which slide a visitor sees first, and that its dot says so. */
async function expectSlide(carousel: Locator, title: string, position: string) {
  await expect.poll(() => firstSlide(carousel)).toBe(title)
  await expect(carousel.getByRole('button', { name: `Go to slide ${position}` })).toHaveAttribute(
    'aria-current',
    'true',
  )
}

const destinations = ['Belgium', 'Germany', 'Netherlands', 'Luxembourg'] as const

test('slides wrap both ways, by arrow, dot and key', phoneFirst, async ({ page, open, isMobile }) => {
  await open('/')
  const carousel = page.getByRole('region', { name: 'Destinations' })
  await whenReady(carousel)
  await carousel.scrollIntoViewIfNeeded()
  const expectAt = (index: number) => expectSlide(carousel, destinations[index] ?? '', `${index + 1} of 4`)
  for (const index of destinations.keys()) {
    await expectAt(index)
    await carousel.getByRole('button', { name: 'Next slide' }).click()
  }
  await expectAt(0)
  const seen = () =>
    carousel.locator('ol > li > *').evaluateAll((cards) => {
      const { left, right } = cards[0]?.closest('ol')?.parentElement?.getBoundingClientRect() ?? new DOMRect()
      const cut = right === document.documentElement.clientWidth ? 'to the edge' : 'cut'
      const boxes = cards.map((card) => card.getBoundingClientRect())
      return boxes
        .filter((box) => box.right > left + 1 && box.left < right - 1)
        .map((box) => (box.left >= left && box.right <= right ? 'whole' : cut))
    })
  await expect.poll(seen).toEqual(['whole', isMobile ? 'to the edge' : 'whole'])
  await carousel.getByRole('button', { name: 'Previous slide' }).click()
  await expectAt(3)
  await carousel.getByRole('button', { name: 'Go to slide 2 of 4' }).click()
  await expectAt(1)
  await page.keyboard.press('ArrowRight')
  await expectAt(2)
})

test('the drawing at the top is in the file', once, async ({ page }) => {
  const file = await (await page.request.get('/')).text()
  expect(file).toContain('<g class="hero-sky"')
})

/** A finger that moves across the first slide of a carousel. */
async function swipe(page: Page, carousel: Locator) {
  const heading = carousel.getByRole('heading').first()
  await heading.scrollIntoViewIfNeeded()
  const box = await heading.boundingBox()
  if (!box) throw new Error('The slide is not drawn')
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: box.y + 5 }],
    })
  await touch('touchStart', 300)
  for (let x = 290; x > 60; x -= 20) await touch('touchMove', x)
  await touch('touchEnd')
}

test('a swipe turns to the next slide', once, async ({ page, open }) => {
  await open('/')
  const carousel = page.getByRole('region', { name: 'Destinations' })
  await whenReady(carousel)
  await swipe(page, carousel)
  await expectSlide(carousel, 'Germany', '2 of 4')
})

test(
  'a swipe before hydration turns the slide too, and hydration leaves it there',
  once,
  async ({ page }) => {
    const release = await holdRequests(page)
    await page.goto('/', { waitUntil: 'commit' })
    const carousel = page.getByRole('region', { name: 'Our services' })
    await swipe(page, carousel)
    await expect.poll(() => firstSlide(carousel)).toBe('During Studies')
    release()
    await whenReady(carousel)
    await expectSlide(carousel, 'During Studies', '2 of 3')
  },
)

for (const [motion, moves, rises, when] of [
  ['reduce', 'with less motion the sun has risen, and the next slide is there at once', '1e-05s', thorough],
  ['no-preference', 'the sun rises once, by a transform alone, and the next slide slides in', '0.8s', once],
] as const) {
  test(moves, when, async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: motion })
    await open('/')
    const sun = page.locator('.sunrise')
    await sun.scrollIntoViewIfNeeded()
    await expect(sun).toHaveCSS('animation-duration', rises)
    await expect(sun).toHaveCSS('animation-iteration-count', '1')
    expect(await page.evaluate(movedBy, 'sunrise')).toEqual(['transform'])
    const carousel = page.getByRole('region', { name: 'Destinations' })
    await whenReady(carousel)
    await carousel.scrollIntoViewIfNeeded()
    const places = await carousel.evaluate(async (carousel) => {
      const slides = carousel.querySelector('ol') ?? carousel
      const seen = new Set<number>()
      carousel.querySelector<HTMLElement>('[aria-label="Next slide"]')?.click()
      for (let frame = 0; frame < 12; frame++) {
        await new Promise(requestAnimationFrame)
        seen.add(slides.getBoundingClientRect().x)
      }
      return seen.size
    })
    if (motion === 'reduce') expect(places).toBeLessThanOrEqual(2)
    else expect(places).toBeGreaterThan(4)
    await expectSlide(carousel, 'Germany', '2 of 4')
  })
}

/** Runs in the page: the properties that an animation changes. */
function movedBy(name: string) {
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) => (rule instanceof CSSKeyframesRule && rule.name === name ? [...rule.cssRules] : []))
    .flatMap((frame) => (frame instanceof CSSKeyframeRule ? [...frame.style] : []))
}

test('verified reviews come late, and do not move what is being read', once, async ({ page, open }) => {
  const answer = await holdRequests(page, '**/rest/v1/reviews*')
  await open('/')
  const read = page.getByRole('heading', { name: 'Why choose StudyBridge' })
  await read.scrollIntoViewIfNeeded()
  const place = await read.boundingBox()
  const answered = page.waitForResponse('**/rest/v1/reviews*')
  answer()
  await (await answered).finished()
  await settled(page)
  expect(await read.boundingBox()).toEqual(place)
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.getByText(/^Sample review:/)).toHaveCount(3)
})

test(
  'Tab passes the slides that are off the screen; an arrow key pressed inside a slide turns it, and the focus stays with the visitor',
  once,
  async ({ page, open }) => {
    await open('/')
    const carousel = page.getByRole('region', { name: 'Our services' })
    await whenReady(carousel)
    const link = carousel.getByRole('link', { name: 'See admission guidance' })
    const isInert = () =>
      carousel.locator('ol > li').evaluateAll((slides) => slides.map((slide) => slide.matches('[inert]')))
    await expect.poll(isInert).toEqual([false, true, true])
    await link.focus()
    await page.keyboard.press('Tab')
    await expect(carousel.getByRole('button', { name: 'Previous slide' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(link).toBeFocused()
    await expectSlide(carousel, 'Admission Guidance & Strategy', '1 of 3')
    await page.keyboard.press('ArrowRight')
    await expect(carousel.getByText('2 of 3', { exact: true })).toBeAttached()
    await expect(carousel.getByRole('button', { name: 'Next slide' })).toBeFocused()
    await expect.poll(isInert).toEqual([true, false, true])
    await page.keyboard.press('ArrowRight')
    await expect(carousel.getByText('3 of 3', { exact: true })).toBeAttached()
  },
)
