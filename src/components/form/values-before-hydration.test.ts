// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { valuesBeforeHydration } from '@/components/form/values-before-hydration'

test('takes what was entered before hydration, and nothing else', () => {
  document.body.innerHTML = `<form name="early">
    <input name="name"><input name="email"><textarea name="message"></textarea>
    <input type="checkbox" name="rememberMe"><input type="checkbox" name="untouched">
    <input type="checkbox" name="extras" value="a"><input type="checkbox" name="extras" value="b">
    <input type="radio" name="session" value="15" checked><input type="radio" name="session" value="30">
  </form>`
  const form = document.forms.namedItem('early')
  expect(valuesBeforeHydration('early')).toBeUndefined()

  form?.querySelector<HTMLElement>('[name=rememberMe]')?.click()
  form?.querySelector<HTMLElement>('[value=b]')?.click()
  form?.querySelector<HTMLElement>('[value="30"]')?.click()
  const message = form?.querySelector('textarea')
  if (message) message.value = 'Hello'
  expect(valuesBeforeHydration('early')).toEqual({
    message: 'Hello',
    rememberMe: true,
    extras: ['b'],
    session: '30',
  })
})
