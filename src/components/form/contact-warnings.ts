import { run as findTypo } from '@zootools/email-spell-checker'
import { pagePlan } from '@/components/hooks/page-plan'
import { forms as formsInEnglish } from '@/content/forms'
import { mailDomains, mailProviders } from '@/content/mail-domains'
import { cleanEmail, cleanPhone, isForeignEmail } from '@/data/contact-values'

export type ContactWarning = {
  field: string
  value: string
  text: string
  suspiciousPart: string
  /** The suggested address. */
  suggestion?: string
}

/** Warnings about suspicious values of the fields `email` and `phone`, which may still be right. */
export function contactWarnings({ email, phone }: Record<string, unknown>): ContactWarning[] {
  return [
    ...(typeof email === 'string' ? emailWarnings(cleanEmail(email)) : []),
    ...(typeof phone === 'string' ? phoneWarnings(cleanPhone(phone)) : []),
  ]
}

/** The texts of forms: in Hindi while the page shows a plan in Hindi, otherwise in English. */
const formTexts = () => pagePlan.get().translation?.forms ?? formsInEnglish

function emailWarnings(email: string) {
  const texts = formTexts()
  const warning = (text: string) => [{ field: 'email', value: email, text, suspiciousPart: email }]
  if (!email) return []
  if (isForeignEmail(email)) return warning(texts.errors.foreignEmail)
  const typo = findTypo({
    email,
    domains: mailDomains,
    secondLevelDomains: mailProviders.names,
    topLevelDomains: mailProviders.topLevelDomains,
    // The lists are incomplete, so a domain that is only similar to theirs is not an error.
    secondLevelThreshold: 0.1,
    topLevelThreshold: 0.1,
  })
  if (!typo) return /@.*[^.]\.[^.]/.test(email) ? [] : warning(texts.noDot)
  const at = email.lastIndexOf('@') + 1
  const suggestion = email.slice(0, at) + typo.domain
  return [
    {
      field: 'email',
      value: email,
      text: texts.didYouMean(typo.domain),
      suspiciousPart: email.slice(at),
      suggestion,
    },
  ]
}

const withCountryCode = /^(\+|00)[1-9]\d{7,14}$/
const indian = /^(91)?[6-9]\d{9}$/

function phoneWarnings(phone: string) {
  const text = phoneWarning(phone)
  return text ? [{ field: 'phone', value: phone, text, suspiciousPart: phone }] : []
}

function phoneWarning(phone: string) {
  const texts = formTexts()
  if (!phone) return undefined
  if (/\p{L}/u.test(phone)) return texts.hasLetters
  const number = phone.replace(/[^\d+]/g, '')
  if (withCountryCode.test(number) || indian.test(number)) return undefined
  const digits = number.replace(/\D/g, '').length
  if (digits < 8) return texts.looksShort
  return digits > 15 ? texts.looksLong : texts.noCountryCode
}
