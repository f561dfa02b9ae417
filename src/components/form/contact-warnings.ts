import { run as findTypo } from '@zootools/email-spell-checker'
import type { useFormTexts } from '@/components/form/use-form-texts'
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

type Texts = ReturnType<typeof useFormTexts>

/** Warnings about suspicious values of the fields `email` and `phone`, which may still be right. */
export function contactWarnings({ email, phone }: Record<string, unknown>, texts: Texts): ContactWarning[] {
  const warnings = [
    typeof email === 'string' ? emailWarning(cleanEmail(email), texts) : undefined,
    typeof phone === 'string' ? phoneWarning(cleanPhone(phone), texts) : undefined,
  ]
  return warnings.filter((warning) => warning !== undefined)
}

function emailWarning(email: string, texts: Texts): ContactWarning | undefined {
  const warning = { field: 'email', value: email, suspiciousPart: email }
  if (!email) return undefined
  if (isForeignEmail(email)) return { ...warning, text: texts.errors.foreignEmail }
  const typo = findTypo({
    email,
    domains: mailDomains,
    secondLevelDomains: mailProviders.names,
    topLevelDomains: mailProviders.topLevelDomains,
    // The lists are incomplete, so a domain that is only similar to theirs is not an error.
    secondLevelThreshold: 0.1,
    topLevelThreshold: 0.1,
  })
  if (!typo) {
    const hasDot = /@.*[^.]\.[^.]/.test(email)
    return hasDot ? undefined : { ...warning, text: texts.noDot }
  }
  const domainStart = email.lastIndexOf('@') + 1
  return {
    ...warning,
    text: texts.didYouMean(typo.domain),
    suspiciousPart: email.slice(domainStart),
    suggestion: email.slice(0, domainStart) + typo.domain,
  }
}

function phoneWarning(phone: string, texts: Texts): ContactWarning | undefined {
  const text = phoneProblem(phone, texts)
  return text ? { field: 'phone', value: phone, text, suspiciousPart: phone } : undefined
}

const withCountryCode = /^(\+|00)(91\d{10}|(?!91)[1-9]\d{7,14})$/
const withIndianCode = /^(\+|00)91/
const indian = /^(91)?[6-9]\d{9}$/

function phoneProblem(phone: string, texts: Texts) {
  if (!phone) return undefined
  if (/\p{L}/u.test(phone)) return texts.hasLetters
  const number = phone.replace(/[^\d+]/g, '')
  if (withCountryCode.test(number) || indian.test(number)) return undefined
  const digits = number.replace(/\D/g, '').length
  if (withIndianCode.test(number))
    return number.replace(withIndianCode, '').length < 10 ? texts.looksShort : texts.looksLong
  if (digits < 8) return texts.looksShort
  return digits > 15 ? texts.looksLong : texts.noCountryCode
}
