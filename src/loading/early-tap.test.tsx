import { expect, test, vi } from 'vitest'
import { forgetTap, rememberTap, takeTap } from '@/loading/early-tap'

function buttons() {
  document.body.innerHTML = '<button aria-haspopup="dialog"><b>Call</b></button><button>Next</button>'
  const [opener, other] = document.querySelectorAll('button')
  if (!opener || !other) throw new Error('No buttons')
  return { opener, other }
}

test('what opens something says that it was tapped, and is pressed when the app is there', () => {
  const { opener } = buttons()
  rememberTap()
  opener.querySelector('b')?.click()
  expect(opener).toHaveAttribute('aria-busy', 'true')
  const press = takeTap()
  const pressed = vi.fn()
  opener.addEventListener('click', pressed)
  press()
  expect(pressed).toHaveBeenCalledOnce()
  expect(opener).not.toHaveAttribute('aria-busy')
  press()
  expect(pressed).toHaveBeenCalledOnce()
})

test('what only moves something says so, too, but is not pressed later', () => {
  const { other } = buttons()
  rememberTap()
  other.click()
  expect(other).toHaveAttribute('aria-busy', 'true')
  const press = takeTap()
  const pressed = vi.fn()
  other.addEventListener('click', pressed)
  press()
  expect(pressed).not.toHaveBeenCalled()
  expect(other).not.toHaveAttribute('aria-busy')
})

test('the last tap counts', () => {
  const { opener, other } = buttons()
  rememberTap()
  opener.click()
  other.click()
  expect(opener).not.toHaveAttribute('aria-busy')
  const pressed = vi.fn()
  opener.addEventListener('click', pressed)
  takeTap()()
  expect(pressed).not.toHaveBeenCalled()
})

test('when the app cannot come, no button stays busy', () => {
  const { opener } = buttons()
  rememberTap()
  opener.click()
  forgetTap()
  expect(opener).not.toHaveAttribute('aria-busy')
  opener.click()
  expect(opener).not.toHaveAttribute('aria-busy')
})

test('a tap before the script is known by the focus that it leaves; a Tab key’s focus is none', () => {
  const { opener } = buttons()
  opener.focus()
  const matches = vi.spyOn(opener, 'matches')
  matches.mockImplementation((selector) => selector === ':focus-visible')
  rememberTap()
  expect(opener).not.toHaveAttribute('aria-busy')
  forgetTap()
  matches.mockImplementation(() => false)
  rememberTap()
  expect(opener).toHaveAttribute('aria-busy', 'true')
  forgetTap()
})
