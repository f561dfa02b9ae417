import { expect, test } from 'vitest'
import { typedInto } from '@/loading/typed-values'

test('values entered before hydration are read, defaults are not', () => {
  document.body.innerHTML = `<form name="early">
    <input name="name"><input name="email"><textarea name="message"></textarea>
    <input type="checkbox" name="rememberMe"><input type="checkbox" name="untouched">
    <input type="checkbox" name="extras" value="a"><input type="checkbox" name="extras" value="b">
    <input type="radio" name="session" value="15" checked><input type="radio" name="session" value="30">
  </form>`
  const form = document.querySelector('form')
  if (!form) throw new Error('There is no form.')
  expect(typedInto(form)).toBeUndefined()

  form.querySelector<HTMLElement>('[name=rememberMe]')?.click()
  form.querySelector<HTMLElement>('[value=b]')?.click()
  form.querySelector<HTMLElement>('[value="30"]')?.click()
  const message = form.querySelector('textarea')
  if (message) message.value = 'Hello'
  expect(typedInto(form)).toEqual({
    message: 'Hello',
    rememberMe: true,
    extras: ['b'],
    session: '30',
  })
})

test('passwords, also shown ones, are left out of stored values', () => {
  document.body.innerHTML = `<form name="secret"><input name="email">
    <input type="password" autocomplete="new-password" name="password">
    <input type="text" autocomplete="current-password" name="shown"></form>`
  const form = document.querySelector('form')
  if (!form) throw new Error('There is no form.')
  for (const control of form.querySelectorAll('input')) control.value = 'typed'
  expect(typedInto(form, { secrets: false })).toEqual({ email: 'typed' })
  expect(typedInto(form)).toEqual({ email: 'typed', password: 'typed', shown: 'typed' })
})
