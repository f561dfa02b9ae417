import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Figures, SourcedText } from '@/components/sourced'

test('behind a sentence stand a link to each of its sources and the year', () => {
  const { container } = render(
    <p>
      <SourcedText
        fact={{
          text: 'It costs €254.',
          year: '2026',
          sources: ['ind-fees', 'dofi-search-year', 'dofi-funds'],
        }}
      />
    </p>,
  )
  expect(container).toHaveTextContent(
    /^It costs €254\. IND, Belgian Immigration Office, means of subsistence \(in French\), 2026$/,
  )
  expect(screen.getByRole('link', { name: 'Belgian Immigration Office' })).toHaveAttribute(
    'href',
    'https://dofi.ibz.be/en/themes/third-country-nationals/study/orientation-year-after-completion-studies',
  )
})

test('a figure is named, explained, dated and sourced', () => {
  render(
    <Figures
      rows={[
        { label: 'Visa fee', value: '€250', year: '2026', source: 'belgium-in-india', note: 'Since July.' },
      ]}
    />,
  )
  expect(screen.getByRole('term')).toHaveTextContent('Visa fee')
  expect(screen.getByRole('definition')).toHaveTextContent('€250 Since July. Belgian embassy, 2026')
})
