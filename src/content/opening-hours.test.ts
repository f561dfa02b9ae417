import { expect, test } from 'vitest'
import { faq } from '@/content/faq'
import { hoursIn } from '@/lib/business-hours'

test('one answer of the FAQ names our winter opening hours in Indian time', () => {
  const answers = faq.groups.flatMap(({ questions }) => questions).flatMap(({ answer }) => answer)
  const { opens, closes } = hoursIn('Asia/Kolkata', new Date('2026-01-15'))
  const inIndia = answers.filter(({ text }) => text.includes(`In India that is about ${opens} to ${closes}`))
  expect(inIndia).toHaveLength(1)
})
