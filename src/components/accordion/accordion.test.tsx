import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Accordion, useOpenAnswer } from '@/components/accordion/accordion'

const calls = [
  { id: 'price', heading: 'What does it cost?', answer: 'Nothing.' },
  { id: 'time', heading: 'How long is it?', answer: '15 minutes.' },
]
const visas = [{ id: 'visa', heading: 'Who gives visas?', answer: 'The embassy.' }]

function Questions() {
  const [openId, setOpenId] = useOpenAnswer([...calls, ...visas])
  return (
    <>
      <Accordion items={calls} openId={openId} onOpenChange={setOpenId} />
      <Accordion items={visas} openId={openId} onOpenChange={setOpenId} />
    </>
  )
}

const page = () => (
  <MemoryRouter>
    <Questions />
  </MemoryRouter>
)

const question = (name: string) => screen.getByRole('button', { name })
const openQuestions = () =>
  screen.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)

test('only one answer of all question lists is open; a second press closes it', async () => {
  render(page())
  expect(openQuestions()).toEqual([])
  await userEvent.click(question('How long is it?'))
  expect(openQuestions()).toEqual(['How long is it?'])
  expect(screen.getByRole('region', { name: 'How long is it?' })).toHaveTextContent('15 minutes.')
  await userEvent.click(question('Who gives visas?'))
  expect(openQuestions()).toEqual(['Who gives visas?'])
  await userEvent.click(question('Who gives visas?'))
  expect(openQuestions()).toEqual([])
})

test('arrow keys, Home and End move between the questions of a list', async () => {
  render(page())
  question('What does it cost?').focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(question('How long is it?')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(question('What does it cost?')).toHaveFocus()
  await userEvent.keyboard('{End}')
  expect(question('How long is it?')).toHaveFocus()
  await userEvent.keyboard('{Home}{Enter}')
  expect(openQuestions()).toEqual(['What does it cost?'])
})
