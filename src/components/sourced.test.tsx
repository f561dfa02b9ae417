import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Figures, SourcedText } from '@/components/sourced'

test('behind a sentence stand the year and a link to each of its sources', () => {
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
    /^It costs €254\. 2026 · IND, Belgian Immigration Office, means of subsistence/,
  )
  expect(screen.getByRole('link', { name: 'Belgian Immigration Office' })).toHaveAttribute(
    'href',
    'https://dofi.ibz.be/en/themes/third-country-nationals/study/orientation-year-after-completion-studies',
  )
})

test('what carries no date says so', () => {
  const { container } = render(
    <p>
      <SourcedText fact={{ text: 'Plan 3 months.', year: 'undated', sources: ['uantwerpen-visa'] }} />
    </p>,
  )
  expect(container).toHaveTextContent('Plan 3 months. undated, read November 2026 · University of Antwerp')
})

test('what is our own stands alone', () => {
  const { container } = render(
    <p>
      <SourcedText fact={{ text: 'We answer within 24 hours.', ours: true }} />
    </p>,
  )
  expect(container).toHaveTextContent(/^We answer within 24 hours\.$/)
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
  expect(screen.getByRole('definition')).toHaveTextContent(
    '€250 Since July. 2026 · Embassy of Belgium in India',
  )
})
