import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SourcedText } from '@/components/sourced/sourced'

test('a sentence is followed by its year and links to its sources', () => {
  const fact = {
    text: 'It costs €254.',
    year: '2026',
    sources: ['ind-fees', 'dofi-search-year', 'dofi-funds'],
  } as const
  const { container } = render(<SourcedText fact={fact} />)
  expect(container).toHaveTextContent(
    /^It costs €254\. IND, Belgian Immigration Office, means of subsistence \(in French\), 2026$/,
  )
  expect(screen.getByRole('link', { name: 'Belgian Immigration Office' })).toHaveAttribute(
    'href',
    'https://dofi.ibz.be/en/themes/third-country-nationals/study/orientation-year-after-completion-studies',
  )
})
