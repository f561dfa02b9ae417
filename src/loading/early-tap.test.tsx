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

test.each(['Next', 'Send'])('any button is pressed later but a submit button: %s', (name) => {
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
