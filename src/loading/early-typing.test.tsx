import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { typedInto } from '@/lib/typed-fields'
import { consumeTyping, keepTyping, recordTyping } from '@/loading/early-typing'
import { renderPage } from '@/testing/render-page'

test('values entered before hydration are read, defaults are not', () => {
  document.body.innerHTML = `<form name="early">
    <input name="name"><input name="email"><textarea name="message"></textarea>
    <input type="checkbox" name="rememberMe"><input type="checkbox" name="untouched">
    <input type="checkbox" name="extras" value="a"><input type="checkbox" name="extras" value="b">
    <input type="radio" name="session" value="15" checked><input type="radio" name="session" value="30">
    <select name="level"><option>bachelor</option><option selected>master</option></select>
    <select name="start"><option value="">Not sure yet</option><option>fall</option></select>
  </form>`
  const form = document.querySelector('form')
  if (!form) throw new Error('There is no form.')
  expect(typedInto(form)).toEqual({})

  form.querySelector<HTMLElement>('[name=rememberMe]')?.click()
  form.querySelector<HTMLElement>('[value=b]')?.click()
  form.querySelector<HTMLElement>('[value="30"]')?.click()
  const [level] = form.querySelectorAll('select')
  if (level) level.value = 'bachelor'
  const message = form.querySelector('textarea')
  if (message) message.value = 'Hello'
  expect(typedInto(form)).toEqual({
    message: 'Hello',
    rememberMe: true,
    extras: ['b'],
    session: '30',
    level: 'bachelor',
  })
})

test('a dropdown whose options are not there yet is not read as emptied', () => {
  document.body.innerHTML = '<form><select name="level"></select></form>'
  expect(typedInto(document.forms[0] ?? null)).toEqual({})
})

test('text kept from the last load stays beside text typed since', () => {
  const html = '<form name="early"><input name="name"><input name="email"></form>'
  document.body.innerHTML = html
  const [name] = document.querySelectorAll('input')
  if (name) name.value = 'Asha'
  keepTyping()
  document.body.innerHTML = html
  const [, email] = document.querySelectorAll('input')
  if (email) email.value = 'asha@example.com'
  recordTyping()
  expect(consumeTyping('early')).toEqual({ name: 'Asha', email: 'asha@example.com' })
})

test('a password is not kept for the next load, even if it is visible', () => {
  const html = `<form name="secret"><input name="email">
    <input type="password" name="password">
    <input type="text" name="confirmPassword"></form>`
  document.body.innerHTML = html
  for (const control of document.querySelectorAll('input')) control.value = 'typed'
  keepTyping()
  document.body.innerHTML = html
  recordTyping()
  expect(consumeTyping('secret')).toEqual({ email: 'typed' })
  document.body.innerHTML = html
  expect(consumeTyping('secret')).toEqual({})
  expect(sessionStorage).toHaveLength(0)
})

test('text typed into a form is kept when React replaces the form', () => {
  const html = '<form name="early"><input name="name"><input name="email"></form>'
  document.body.innerHTML = html
  const [name] = document.querySelectorAll('input')
  if (name) name.value = 'Asha'
  recordTyping()
  document.body.innerHTML = html
  expect(consumeTyping('early')).toEqual({ name: 'Asha' })
})

const fields = [
  { path: '/contact', form: 'contact', field: 'message', value: 'Hello' },
  { path: '/faq', form: 'faq-search', field: 'query', value: 'visa' },
  { path: '/', form: 'first-year', field: 'budget', value: '23' },
  { path: '/plan', form: 'plan', field: 'budget', value: '23' },
]

test.each(fields)(
  '$path keeps the $field that was typed before React renders the page anew',
  async (each) => {
    const { path, form, field, value } = each
    document.body.innerHTML = `<form name="${form}"><input name="${field}"></form>`
    for (const input of document.querySelectorAll('input')) input.value = value
    recordTyping()
    document.body.replaceChildren()
    await renderPage(path)
    const shown = () => document.querySelector<HTMLInputElement>(`form[name=${form}] [name=${field}]`)
    await waitFor(() => expect(shown()).toHaveValue(value))
  },
)

test('a chosen session stays chosen if React renders the page anew', async () => {
  document.body.innerHTML = '<form name="sessions"><input type="radio" name="duration" value="60min"></form>'
  document.querySelector('input')?.click()
  recordTyping()
  document.body.replaceChildren()
  await renderPage('/services/during-studies')
  await waitFor(() => expect(screen.getByRole('radio', { name: /^60 minutes/ })).toBeChecked())
  expect(screen.getByRole('link', { name: 'Book 60 minutes' })).toBeVisible()
})

test('ticked services stay ticked if React renders the page anew', async () => {
  document.body.innerHTML = `<form name="services"><input type="checkbox" name="services" value="sop-review">
    <input type="checkbox" name="services" value="cv-review"></form>`
  for (const box of document.querySelectorAll('input')) box.click()
  recordTyping()
  document.body.replaceChildren()
  await renderPage('/services')
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('form[name=services] input')]
  const ticked = () => boxes().flatMap(({ checked, value }) => (checked ? value : []))
  await waitFor(() => expect(ticked().sort()).toEqual(['cv-review', 'sop-review']))
})
