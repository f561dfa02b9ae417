import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dialogs } from '@/content/dialogs'
import { pages } from '@/content/pages'
import { answerWith } from '@/testing/fake-network'
import { fill, renderPage } from '@/testing/render-page'

const dialog = () => screen.queryByRole('dialog')
const isClosed = () => waitFor(() => expect(dialog()).toBeNull())

async function open(path: string, opener: string) {
  answerWith({ status: 200, body: [] })
  const { user, router } = await renderPage(path)
  const go = (delta: number) => act(async () => router.navigate(delta))
  await user.click(await screen.findByRole('button', { name: opener }))
  await waitFor(() => expect(dialog()).toBeVisible())
  await waitFor(() => expect(dialog()).not.toHaveTextContent(dialogs.loading))
  return { user, router, go }
}

test.each([
  ['/login', 'Book FREE Call'],
  ['/companies', 'Notify Me: Germany'],
])('on %s Back closes the dialog, Forward opens it with its text', async (path, opener) => {
  const { router, go } = await open(path, opener)
  fill(screen.getByLabelText(/^Your name/), 'Asha')
  await go(-1)
  await isClosed()
  expect(router.location).toMatchObject({ pathname: path, state: null })
  await go(1)
  expect(await screen.findByRole('dialog')).toBeVisible()
  expect(screen.getByLabelText(/^Your name/)).toHaveValue('Asha')
})

test('Back closes the order dialog and stays on its page', async () => {
  const { router, go } = await open('/companies/belgium', 'Get Database Access')
  await go(-1)
  await isClosed()
  expect(router.location.pathname).toBe('/companies/belgium')
})

test('Escape pressed twice does not leave the page', async () => {
  const { user, router, go } = await open('/login', 'Book FREE Call')
  await user.keyboard('{Escape}')
  await isClosed()
  await act(async () => router.navigate('/faq'))
  await screen.findByRole('heading', { level: 1, name: pages.faq.heading })
  await user.click(screen.getByRole('button', { name: 'Book FREE Call' }))
  const shown = await screen.findByRole('dialog')
  act(() => {
    fireEvent.keyDown(shown, { key: 'Escape' })
    fireEvent.keyDown(shown, { key: 'Escape' })
  })
  await isClosed()
  expect(router.location.pathname).toBe('/faq')
  await go(1)
  expect(await screen.findByRole('dialog')).toBeVisible()
})

test('a press on the button while its dialog closes opens the dialog again', async () => {
  const { router } = await open('/login', 'Book FREE Call')
  const { state } = router.location
  await act(async () => {
    fireEvent.keyDown(dialog() as HTMLElement, { key: 'Escape' })
    router.navigate('/login', { state })
  })
  expect(await screen.findByRole('dialog')).toBeVisible()
})

test('Back, a link or the call closes the menu and its history entry', async () => {
  answerWith({ status: 200, body: [] })
  const { user, router } = await renderPage('/login')
  const toggle = screen.getByRole('button', { name: 'Open menu' })
  const press = (name: string) => user.click(screen.getAllByRole('link', { name })[0] as HTMLElement)
  const go = (delta: number) => act(async () => router.navigate(delta))
  const expectClosed = () => expect(toggle).toHaveAttribute('aria-expanded', 'false')

  await user.click(toggle)
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await go(-1)
  expectClosed()

  await user.click(toggle)
  await press('FAQ')
  await screen.findByRole('heading', { level: 1, name: pages.faq.heading })
  expectClosed()
  await user.click(toggle)
  await press('FAQ')
  expectClosed()
  await go(-1)
  expect(router.location).toMatchObject({ pathname: '/login', state: null })

  await user.click(toggle)
  await user.click(screen.getByRole('button', { name: 'Book Your Consultation' }))
  expect(await screen.findByRole('dialog')).toBeVisible()
  expectClosed()
  await go(-1)
  await isClosed()
  expect(router.location).toMatchObject({ pathname: '/login', state: null })
  await waitFor(() => expect(toggle).toHaveFocus())
})
