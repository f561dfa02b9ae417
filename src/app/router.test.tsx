import { act, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { findPage, routerPath } from '@/app/routes'
import { errorPage } from '@/content/error-page'
import { nextPage } from '@/content/lost-code'
import { pages } from '@/content/pages'
import { beginRequest } from '@/lib/running-requests'
import { renderPage } from '@/testing/render-page'

test('an unknown path shows the 404 page, and the console names it', async () => {
  for (const path of ['/blog/nope', '/About', '/destinations/Belgium', '/booking/a/b'])
    expect(findPage(path), path).toBe(findPage('/nope'))
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  await renderPage('/nope')
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('/nope'))
})

test.each([
  ['/about/', '/about'],
  ['//about', '/about'],
  ['/about//', '/about'],
  ['/%61bout', '/about'],
  ['/destinations%2Fbelgium', '/destinations/belgium'],
  ['/about.html', '/about'],
  ['//', '/'],
  ['/index.html', '/'],
  ['//booking/asha', '/booking'],
  ['/booking/%E0%A4%86', '/booking/%E0%A4%86'],
  ['/booking/%ff', '/booking/%ff'],
  ['/nope', '/nope'],
])('the address %s opens the page %s', (written, path) => {
  expect(findPage(written)).toBe(findPage(path))
  expect(routerPath(findPage(written), written)).toBe(path)
})

const Arrived = () => `This is ${useLocation().pathname}`

/** Lets the test decide when the code of a page loads or fails. */
function holdPage(path: string) {
  let settle = (_: Promise<{ Component: ComponentType }>) => {}
  const code = new Promise<{ Component: ComponentType }>((resolve) => {
    settle = resolve
  })
  vi.spyOn(findPage(path), 'lazy').mockReturnValue(code)
  return {
    arrive: () => act(async () => settle(Promise.resolve({ Component: Arrived }))),
    lose: () => act(async () => settle(Promise.reject(new Error('lost')))),
  }
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const terms = () => heading(pages.terms.heading)
const loadingBar = () => document.querySelector('.loading-bar')

test('the old page stays until the next page’s code has arrived', async () => {
  const faq = holdPage('/faq')
  const { user, router } = await renderPage('/terms')
  await user.click(screen.getAllByRole('link', { name: 'FAQ' })[0] as HTMLElement)
  expect(loadingBar()).toBeVisible()
  expect(await terms()).toBeVisible()
  await faq.arrive()
  expect(await screen.findByText('This is /faq')).toBeVisible()
  expect(document.title).toMatch(/questions/i)
  expect(router.location.pathname).toBe('/faq')
  expect(loadingBar()).toBeNull()
})

test('the last of two navigations wins and is the only history entry', async () => {
  const [faq, about] = [holdPage('/faq'), holdPage('/about')]
  const { router } = await renderPage('/terms')
  act(() => {
    router.navigate('/faq')
    router.navigate('/about')
  })
  await about.arrive()
  await faq.arrive()
  expect(await screen.findByText('This is /about')).toBeVisible()
  expect(screen.queryByText('This is /faq')).toBeNull()
  await act(async () => router.navigate(-2))
  expect(await terms()).toBeVisible()
})

/** Sets whether the site answers. */
const answer = (isOnline: boolean) =>
  vi.stubGlobal('fetch', async () => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    return new Response('')
  })

async function losePage() {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const open = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const about = holdPage('/about')
  const { user, router } = await renderPage('/terms')
  const follow = () => act(() => void router.navigate('/about'))
  await follow()
  await about.lose()
  return { open, user, router, follow }
}

const isOpened = (open: { mock: { calls: unknown[] } }) =>
  waitFor(() => expect(open.mock.calls).toContainEqual([new URL('/about', location.origin).href]))

test('a page whose code fails to load opens as a document, once', async () => {
  answer(true)
  const { open } = await losePage()
  await isOpened(open)
  await act(async () => dispatchEvent(new Event('online')))
  expect(open).toHaveBeenCalledOnce()
})

test('offline the old page stays with a notice until the site answers', async () => {
  answer(false)
  const { open, user, follow } = await losePage()
  const notice = () => screen.queryByText(nextPage.offline('About Us'))
  await waitFor(() => expect(notice()).toBeVisible())
  expect(await terms()).toBeVisible()
  await user.click(screen.getByRole('button', { name: nextPage.stay }))
  await waitFor(() => expect(notice()).toBeNull())
  expect(loadingBar()).toBeNull()
  expect(open).not.toHaveBeenCalled()
  await follow()
  await waitFor(() => expect(notice()).toBeVisible())
  answer(true)
  await act(async () => dispatchEvent(new Event('online')))
  await isOpened(open)
})

/** Holds the site's answers until the test lets them come. */
function holdAnswers() {
  let release = () => {}
  const answered = new Promise<void>((resolve) => {
    release = resolve
  })
  vi.stubGlobal('fetch', async () => {
    await answered
    return new Response('')
  })
  return () => act(async () => release())
}

test('a visitor who goes back while a lost page is asked for stays', async () => {
  const letAnswersCome = holdAnswers()
  const { open, router } = await losePage()
  act(() => router.navigate('/terms'))
  await letAnswersCome()
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(open).not.toHaveBeenCalled()
})

test('a request that begins during the load of a lost page is not interrupted', async () => {
  const letAnswersCome = holdAnswers()
  const { open } = await losePage()
  const end = beginRequest()
  await letAnswersCome()
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(open).not.toHaveBeenCalled()
  end()
  await act(async () => dispatchEvent(new Event('online')))
  await isOpened(open)
})

test('the notice about a lost page ends when the visitor asks for another page', async () => {
  answer(false)
  const { router } = await losePage()
  await waitFor(() => expect(screen.queryByText(nextPage.offline('About Us'))).toBeVisible())
  const faq = holdPage('/faq')
  await act(async () => router.navigate('/faq'))
  expect(screen.queryByRole('button', { name: nextPage.stay })).toBeNull()
  await faq.arrive()
})

test('a lost page is loaded as a document only once a running request has ended', async () => {
  answer(true)
  const end = beginRequest()
  const { open } = await losePage()
  expect(open).not.toHaveBeenCalled()
  end()
  await act(async () => dispatchEvent(new Event('online')))
  await isOpened(open)
})

function Faulty(): never {
  throw new Error('a mistake of ours')
}

test('a page that throws shows the error page, and other pages open', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(findPage('/about'), 'lazy').mockResolvedValue({ Component: Faulty })
  const { router } = await renderPage('/terms')
  await act(async () => router.navigate('/about'))
  expect(await heading(errorPage.heading)).toBeVisible()
  await act(async () => router.navigate('/privacy'))
  expect(await heading(pages.privacy.heading)).toBeVisible()
})

test('the canonical link keeps the site’s own parameters, but no others', async () => {
  await renderPage('/plan?country=germany&utm_source=x&budget=20&gclid=y')
  await heading(pages.plan.heading)
  await waitFor(() =>
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      expect.stringMatching(/\/plan\?country=germany&budget=20$/),
    ),
  )
})
