import { run as findTypo } from '@zootools/email-spell-checker'
import { useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { HookForm } from '@/components/form/hook-form'
import { onNextChange } from '@/components/form/on-next-change'
import { useFormWords } from '@/components/form/use-form-words'
import type { forms } from '@/content/forms'
import { mailDomains, mailProviders } from '@/content/mail-domains'
import { cleanEmail, cleanPhone, isForeignEmail } from '@/data/contact-values'

export type ContactWarning = {
  field: string
  value: string
  text: string
  /** The part of the value that the visitor is asked about. */
  suspiciousPart: string
  /** The suggested address. */
  suggestion?: string
}

type Words = typeof forms

/** Stops a submission once for each suspicious value, such as a phone number of five digits. */
export function useContactWarnings<Values extends FieldValues>(hookForm: HookForm<Values>) {
  const words = useFormWords()
  const [warnings, setWarnings] = useState<ContactWarning[]>([])
  const warnedValues = useRef(new Set<string>())
  return {
    warnings,
    /** Shows new warnings until a value changes. Returns whether there are any. */
    warnOnce: () => {
      const newWarnings = contactWarnings(hookForm.getValues(), words).filter(
        ({ value }) => !warnedValues.current.has(value),
      )
      for (const { value } of newWarnings) warnedValues.current.add(value)
      setWarnings(newWarnings)
      if (newWarnings.length === 0) return false
      onNextChange(hookForm, () => setWarnings([]))
      return true
    },
  }
}

/** Warnings about suspicious values of the fields `email` and `phone`, which may still be right. */
export function contactWarnings({ email, phone }: Record<string, unknown>, words: Words): ContactWarning[] {
  const warnings = [
    typeof email === 'string' ? emailWarning(cleanEmail(email), words) : undefined,
    typeof phone === 'string' ? phoneWarning(cleanPhone(phone), words) : undefined,
  ]
  return warnings.filter((warning) => warning !== undefined)
}

function emailWarning(email: string, words: Words): ContactWarning | undefined {
  const warning = { field: 'email', value: email, suspiciousPart: email }
  if (!email) return undefined
  if (isForeignEmail(email)) return { ...warning, text: words.errors.foreignEmail }
  const typo = findTypo({
    email,
    domains: mailDomains,
    secondLevelDomains: mailProviders.names,
    topLevelDomains: mailProviders.topLevelDomains,
    // Low thresholds, because the lists are incomplete: only a nearly equal domain counts as mistyped.
    secondLevelThreshold: 0.1,
    topLevelThreshold: 0.1,
  })
  if (!typo) {
    const hasDot = /@.*[^.]\.[^.]/.test(email)
    return hasDot ? undefined : { ...warning, text: words.contactWarnings.noDot }
  }
  const domainStart = email.lastIndexOf('@') + 1
  return {
    ...warning,
    text: words.contactWarnings.didYouMean(typo.domain),
    suspiciousPart: email.slice(domainStart),
    suggestion: email.slice(0, domainStart) + typo.domain,
  }
}

function phoneWarning(phone: string, words: Words): ContactWarning | undefined {
  const text = phoneProblem(phone, words)
  return text ? { field: 'phone', value: phone, text, suspiciousPart: phone } : undefined
}

/** `+91` or `0091` and ten digits, which some write after a 0, or another country's code and number, 8 to 15 digits in all. */
const withCountryCode = /^(\+|00)(910?[1-9]\d{9}|(?!91)[1-9]\d{7,14})$/
const withIndianCode = /^(\+|00)910?/
/** Begins with 6 to 9, after `91`, 0 or nothing, without `+`. */
const indianMobile = /^(91|0)?[6-9]\d{9}$/

function phoneProblem(phone: string, words: Words) {
  if (!phone) return undefined
  if (/\p{L}/u.test(phone)) return words.contactWarnings.hasLetters
  const number = phone.replace(/[^\d+]/g, '')
  if (withCountryCode.test(number) || indianMobile.test(number)) return undefined
  const digits = number.replace(/\D/g, '').length
  if (withIndianCode.test(number))
    return number.replace(withIndianCode, '').length < 10
      ? words.contactWarnings.looksShort
      : words.contactWarnings.looksLong
  if (digits < 8) return words.contactWarnings.looksShort
  return digits > 15 ? words.contactWarnings.looksLong : words.contactWarnings.noCountryCode
}
