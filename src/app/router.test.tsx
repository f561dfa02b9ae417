import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { findPage } from '@/app/routes'
import { errorPage } from '@/content/error-page'
import { offline } from '@/content/late-scripts'
import { pages } from '@/content/pages'
import { LateScriptError, NoAnswerError } from '@/loading/import-file'
import { renderPage } from '@/testing/render-page'

test('where there is no page, the page that says so comes, and the path is logged', async () => {
  for (const path of ['/blog/nope', '/About', '/destinations/Belgium', '/booking/a/b'])
    expect(findPage(path), path).toBe(findPage('/nope'))
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  await renderPage('/nope')
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('/nope'))
})

const noLine = new LateScriptError('about', { cause: new NoAnswerError() })

/** The code of a page comes when the test says so. */
function holdPage(path: string) {
  let settle = (_: Promise<{ element: string }>) => {}
  const code = new Promise<{ element: string }>((resolve) => {
    settle = resolve
  })
  vi.spyOn(findPage(path), 'lazy').mockReturnValue(code)
  return {
    arrive: () => act(async () => settle(Promise.resolve({ element: `This is ${path}` }))),
    lose: () => act(async () => settle(Promise.reject(new Error('lost')))),
    cutOff: () => act(async () => settle(Promise.reject(noLine))),
  }
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const terms = () => heading(pages.terms.heading)
const errorNotice = () => heading(errorPage.heading)
const loadingBar = () => document.querySelector('.loading-bar')

test('page and address stay until the code of the next page is there', async () => {
  const faq = holdPage('/faq')
  const { user, history } = await renderPage('/terms')
  await user.click(screen.getAllByRole('link', { name: 'FAQ' })[0] as HTMLElement)
  expect(loadingBar()).toBeVisible()
  expect(history.location.pathname).toBe('/terms')
  expect(await terms()).toBeVisible()
  await faq.arrive()
  expect(screen.getByText('This is /faq')).toBeVisible()
  expect(document.title).toMatch(/questions/i)
  expect(history.location.pathname).toBe('/faq')
  expect(loadingBar()).toBeNull()
})

test('the last navigation wins: what arrives later is not shown, and is no entry of the history', async () => {
  const [faq, about] = [holdPage('/faq'), holdPage('/about')]
  const { history, navigate } = await renderPage('/terms')
  act(() => {
    navigate('/faq')
    navigate('/about')
    navigate('/about')
  })
  await about.arrive()
  await faq.arrive()
  expect(screen.getByText('This is /about')).toBeVisible()
  expect(screen.queryByText('This is /faq')).toBeNull()
  expect(loadingBar()).toBeNull()
  expect(history.index).toBe(1)
  await act(() => navigate('/faq'))
  history.go(-2)
  expect(await terms()).toBeVisible()
})

test('back while a page is loading ends that', async () => {
  const about = holdPage('/about')
  const { history, navigate } = await renderPage('/terms')
  await act(() => navigate('/privacy'))
  act(() => {
    navigate('/about')
    history.go(-1)
  })
  await about.arrive()
  expect(await terms()).toBeVisible()
  expect(history.index).toBe(0)
  expect(loadingBar()).toBeNull()
})

test('a page whose code is lost says so under its own address, is asked for again, and the others are there', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { history, navigate } = await renderPage('/terms')
  const lost = holdPage('/about')
  const arrival = act(() => navigate('/about'))
  await lost.lose()
  await arrival
  expect(await errorNotice()).toBeVisible()
  expect(history.location.pathname).toBe('/about')
  history.go(-1)
  expect(await terms()).toBeVisible()
  await holdPage('/about').arrive()
  await act(() => navigate('/about'))
  expect(screen.getByText('This is /about')).toBeVisible()
})

test('without a line page and address stay, the notice names what is waited for, and it opens when the line is back', async () => {
  const about = holdPage('/about')
  const { user, history, navigate } = await renderPage('/terms')
  const follow = () => act(() => void navigate('/about'))
  const notice = () => screen.queryByText(offline.text('About Us'))
  await follow()
  await about.cutOff()
  expect(notice()).toBeVisible()
  expect(await terms()).toBeVisible()
  expect(history.location.pathname).toBe('/terms')
  expect(loadingBar()).toBeNull()
  const back = holdPage('/about')
  act(() => void dispatchEvent(new Event('online')))
  await back.cutOff()
  await user.click(screen.getByRole('button', { name: offline.stay }))
  expect(notice()).toBeNull()
  const forGood = holdPage('/about')
  await follow()
  await forGood.cutOff()
  const there = holdPage('/about')
  act(() => void dispatchEvent(new Event('online')))
  await there.arrive()
  expect(screen.getByText('This is /about')).toBeVisible()
  expect(history.location.pathname).toBe('/about')
  expect(notice()).toBeNull()
})

function Faulty(): never {
  throw new Error('a mistake of ours')
}

test('what a page throws while it is drawn is kept from the others', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(findPage('/about'), 'lazy').mockResolvedValue({ Component: Faulty })
  const { navigate } = await renderPage('/terms')
  await act(() => navigate('/about'))
  expect(await errorNotice()).toBeVisible()
  await act(() => navigate('/privacy'))
  expect(await heading(pages.privacy.heading)).toBeVisible()
})

test('a new page begins at its top, back at its place, and what asks for it stays where it is', async () => {
  const { history, navigate } = await renderPage('/terms')
  const scrolled = vi.spyOn(window, 'scrollTo')
  vi.stubGlobal('scrollY', 700)
  await act(() => navigate('/privacy'))
  expect(scrolled).toHaveBeenLastCalledWith(0, 0)
  vi.stubGlobal('scrollY', 300)
  await act(() => navigate('/privacy?a', null, { preventScrollReset: true }))
  expect(scrolled).toHaveBeenCalledOnce()
  history.go(-2)
  await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith(0, 700))
  history.go(1)
  await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith(0, 300))
})
