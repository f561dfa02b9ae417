import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '@/testing/render-page'

test.each(['/nope', '/blog/nope', '/About', '/destinations/Belgium', '/booking/a/b'])(
  'there is no page at %s, which is logged',
  async (path) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    await renderPage(path)
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    expect(logged).toHaveBeenCalledWith(expect.stringContaining(path))
  },
)
