import { expect, test } from 'vitest'
import { findQuestions } from '@/pages/faq/search'

const found = (query: string) => findQuestions(query)?.map(({ question }) => question.id)

test.each([
  ['scam', ['commission', 'guarantee', 'scam']],
  ['fraud', ['commission', 'guarantee', 'scam']],
  ['cheat', ['commission', 'guarantee', 'scam']],
  ['is it safe', ['commission', 'guarantee', 'scam']],
  ['genuine', ['commission', 'guarantee', 'scam']],
  ['GST', ['taxes']],
  ['refund', ['refunds', 'visa-refused']],
  ['May my husband work?', ['partner']],
  ['backlogs', ['gaps-grades']],
  ['money back', ['refunds', 'visa-refused']],
  ['cancel', ['refunds']],
  ['visa rejected', ['visa-refused']],
  ['rejected', ['rejected', 'visa-refused']],
  ['my husbend', ['partner']],
  ['wife', ['partner']],
  ['part-time', ['work-hours']],
  ['cost of visa', ['visa-fees']],
  ['VÍSA réfus', ['visa-refused']],
  ['scholarshps', ['scholarships']],
  ['blokced acount', ['blocked-account']],
  ['schol', ['scholarships']],
  ['accommodation', ['housing']],
  ['hostel', ['housing']],
  ['dependent', ['partner']],
  ['PR', ['stay-for-good']],
  ['stay back', ['stay-after-degree']],
  ['PSW', ['stay-after-degree']],
  ['MOI', ['ielts']],
  ['GRE', ['ielts']],
  ['16 years', ['three-year-degree']],
  ['CGPA', ['gaps-grades']],
  ['vegetarian', ['indian-community']],
  ['job', ['professionals', 'salary-thresholds', 'work-hours']],
  ['part-time job', ['work-hours']],
  ['sop', ['sop-lor']],
  ['fee', ['application-fees', 'tuition', 'visa-fees']],
  ['cheap', ['living-costs', 'tuition']],
  ['agent', ['commission']],
  ['sponsor', ['guarantor']],
  ['collateral', ['education-loan']],
])('“%s” finds %j first', (query, ids) => {
  expect(found(query)?.slice(0, ids.length).sort()).toEqual([...ids].sort())
})

test('a search ranks words of questions above words of answers', () => {
  expect(found('apostille')?.[0]).toBe('apostille')
  expect(found('aps')?.[0]).toBe('aps')
})

test('a short word is matched whole, or as a beginning if no question has it', () => {
  expect(found('PR')).toEqual(['stay-for-good'])
  expect(found('sch')?.[0]).toBe('scholarships')
})

test('a search finds nothing for unknown words and ignores common ones', () => {
  expect(found('penguins')).toEqual([])
  expect(found('how do I')).toBeUndefined()
})
