import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { unfilledOwnerFacts } from '@/content/legal/owner'
import { renderPage } from '@/testing/render-page'

test.each(['/privacy', '/terms'])('%s marks what the owner must fill in, and nothing else', async (path) => {
  await renderPage(path)
  const marks = screen.queryAllByRole('mark').map(({ textContent }) => textContent)
  const known = unfilledOwnerFacts.map(({ wanted }) => `[to be completed by the owner: ${wanted}]`)
  for (const mark of marks) expect(known).toContain(mark)
  expect(document.body.textContent?.split('[to be completed').length).toBe(marks.length + 1)
})
