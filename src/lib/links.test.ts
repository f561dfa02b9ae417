import { expect, test } from 'vitest'
import { chatLink, mailLink, shareChatLink, telLink } from '@/lib/links'

test('a WhatsApp link is built from text that ends in half an emoji', () => {
  const cutOff = 'Thanks \ud83d'
  const texts = [
    new URL(chatLink('+32 400 00 00 00', cutOff)).searchParams.get('text'),
    new URL(shareChatLink(cutOff)).searchParams.get('text'),
    new URL(mailLink('a@example.com', { body: cutOff })).searchParams.get('body'),
  ]
  expect(texts).toEqual(['Thanks \ufffd', 'Thanks \ufffd', 'Thanks \ufffd'])
})

test('links to a number leave out the zero that is dialled only within its country', () => {
  expect(telLink('+32 (0)3 123 45 67')).toBe('tel:+3231234567')
  expect(chatLink('+32 (0)3 123 45 67', '')).toMatch(/^https:\/\/wa\.me\/3231234567\?/)
})
