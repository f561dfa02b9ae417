import { expect, test, vi } from 'vitest'
import { forgetTap, rememberTap, takeTap } from '@/loading/early-tap'

function buttons() {
  document.body.innerHTML = '<button aria-haspopup="dialog"><b>Call</b></button><button>Next</button>'
  const [opener, other] = document.querySelectorAll('button')
  if (!opener || !other) throw new Error('No buttons')
  return { opener, other }
}

test('a tapped button is busy until the app presses it', () => {
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

test.each(['Next', 'Send'])('a button tapped early is pressed later, but not a submit button: %s', (name) => {
  document.body.innerHTML = '<button>Next</button><button type="submit">Send</button>'
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  rememberTap()
  button?.click()
  const press = takeTap()
  const pressed = vi.fn()
  button?.addEventListener('click', pressed)
  press()
  expect(pressed).toHaveBeenCalledTimes(name === 'Next' ? 1 : 0)
})

test('the last of two early taps is repeated', () => {
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

test('no button stays busy when the app cannot load', () => {
  const { opener } = buttons()
  rememberTap()
  opener.click()
  forgetTap()
  expect(opener).not.toHaveAttribute('aria-busy')
  opener.click()
  expect(opener).not.toHaveAttribute('aria-busy')
})

test('a tap before boot is recognised by its focus, unless Tab moved it', () => {
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
