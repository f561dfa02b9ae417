import { expect, test, vi } from 'vitest'
import { forgetPress, recordPresses, stopRecordingPresses } from '@/loading/early-press'

function buttons() {
  document.body.innerHTML = '<button aria-haspopup="dialog"><b>Call</b></button><button>Next</button>'
  const [opener, other] = document.querySelectorAll('button')
  if (!opener || !other) throw new Error('No buttons')
  return { opener, other }
}

test('a button tapped before hydration is busy until the app presses it', () => {
  const { opener } = buttons()
  recordPresses()
  opener.querySelector('b')?.click()
  expect(opener).toHaveAttribute('aria-busy', 'true')
  const press = stopRecordingPresses()
  const pressed = vi.fn()
  opener.addEventListener('click', pressed)
  press()
  expect(pressed).toHaveBeenCalledOnce()
  expect(opener).not.toHaveAttribute('aria-busy')
  press()
  expect(pressed).toHaveBeenCalledOnce()
})

test('a press is not repeated if React replaces the page by another one', () => {
  const { opener } = buttons()
  recordPresses()
  opener.click()
  const press = stopRecordingPresses()
  const { opener: ofOtherPage } = buttons()
  const pressed = vi.fn()
  ofOtherPage.addEventListener('click', pressed)
  forgetPress()
  press()
  expect(pressed).not.toHaveBeenCalled()
})

test('a submit button tapped before hydration is not pressed again', () => {
  document.body.innerHTML = '<button type="submit">Send</button>'
  const button = document.querySelector('button')
  recordPresses()
  button?.click()
  const press = stopRecordingPresses()
  const pressed = vi.fn()
  button?.addEventListener('click', pressed)
  press()
  expect(pressed).not.toHaveBeenCalled()
})

test('of two taps before hydration the last one is repeated', () => {
  const { opener, other } = buttons()
  recordPresses()
  opener.click()
  other.click()
  expect(opener).not.toHaveAttribute('aria-busy')
  const [pressedFirst, pressedLast] = [vi.fn(), vi.fn()]
  opener.addEventListener('click', pressedFirst)
  other.addEventListener('click', pressedLast)
  stopRecordingPresses()()
  expect(pressedFirst).not.toHaveBeenCalled()
  expect(pressedLast).toHaveBeenCalledOnce()
})

test('no button stays busy if the app cannot load', () => {
  const { opener } = buttons()
  recordPresses()
  opener.click()
  forgetPress()
  expect(opener).not.toHaveAttribute('aria-busy')
  opener.click()
  expect(opener).not.toHaveAttribute('aria-busy')
})

test('a tap before boot is recognised by the focus, unless Tab moved the focus', () => {
  const { opener } = buttons()
  opener.focus()
  const matches = vi.spyOn(opener, 'matches')
  matches.mockImplementation((selector) => selector === ':focus-visible')
  recordPresses()
  expect(opener).not.toHaveAttribute('aria-busy')
  forgetPress()
  matches.mockImplementation(() => false)
  recordPresses()
  expect(opener).toHaveAttribute('aria-busy', 'true')
  forgetPress()
})

test('the press is repeated on the button that replaced the pressed one', () => {
  const { opener } = buttons()
  recordPresses()
  opener.click()
  const replay = stopRecordingPresses()
  const pressed = vi.fn()
  buttons().opener.addEventListener('click', pressed)
  replay()
  expect(pressed).toHaveBeenCalledOnce()
})
