import { run } from '@zootools/email-spell-checker'
import { callPlan } from '@/components/dialogs/call-plan'
import { forms as formsInEnglish } from '@/content/forms'
import { mailDomains, mailProviders } from '@/content/mail-domains'
import { cleanEmail, cleanPhone, isForeignEmail } from '@/data/contact-values'

export type ContactKind = 'email' | 'tel'

export type ContactHint = {
  text: string
  /** The suggested address. Pressing the hint puts it into the field. */
  suggestion?: string
}

const kinds: Record<string, ContactKind> = { email: 'email', phone: 'tel' }

/** Removes text that visitors paste with an address or a number. */
export const cleanContact = { email: cleanEmail, tel: cleanPhone } satisfies Record<
  ContactKind,
  (text: string) => string
>

/** The suspicious values of a form. */
export function contactWarnings(values: Record<string, unknown>) {
  return Object.entries(values).flatMap(([field, value]) => {
    const kind = kinds[field]
    if (!kind || typeof value !== 'string') return []
    const hint = contactHint(kind, value)
    if (!hint) return []
    const cleaned = cleanContact[kind](value)
    // Name only the domain of a suspicious address.
    const kept = hint.suggestion ? cleaned.slice(cleaned.lastIndexOf('@') + 1) : cleaned
    return [{ ...hint, field, value: cleaned, kept }]
  })
}

/** The hint about a suspicious address or number, which may still be right. */
export function contactHint(kind: ContactKind, value: string): ContactHint | undefined {
  const cleaned = cleanContact[kind](value)
  if (!cleaned) return
  return kind === 'email' ? emailHint(cleaned) : phoneHint(cleaned)
}

const textsNow = () => callPlan.get().translation?.forms ?? formsInEnglish

function emailHint(email: string): ContactHint | undefined {
  const forms = textsNow()
  if (isForeignEmail(email)) return { text: forms.errors.foreignEmail }
  const typo = run({
    email,
    domains: mailDomains,
    secondLevelDomains: mailProviders.names,
    topLevelDomains: mailProviders.topLevelDomains,
    // The lists are incomplete, so a domain that is only similar to theirs is not an error.
    secondLevelThreshold: 0.1,
    topLevelThreshold: 0.1,
  })
  if (!typo) return /@.*[^.]\.[^.]/.test(email) ? undefined : { text: forms.noDot }
  const name = email.slice(0, email.lastIndexOf('@'))
  return { text: forms.didYouMean(typo.domain), suggestion: `${name}@${typo.domain}` }
}

const withCountryCode = /^(\+|00)[1-9]\d{7,14}$/
const indian = /^(91)?[6-9]\d{9}$/

function phoneHint(phone: string): ContactHint | undefined {
  const forms = textsNow()
  if (/\p{L}/u.test(phone)) return { text: forms.hasLetters }
  const number = phone.replace(/[^\d+]/g, '')
  if (withCountryCode.test(number) || indian.test(number)) return
  const digits = number.replace(/\D/g, '').length
  if (digits < 8) return { text: forms.looksShort }
  if (digits > 15) return { text: forms.looksLong }
  return { text: forms.noCountryCode }
}

let pointerReleased = Promise.resolve()

globalThis.addEventListener?.(
  'pointerdown',
  () => {
    pointerReleased = new Promise((resolve) => {
      for (const end of ['pointerup', 'pointercancel'])
        addEventListener(end, () => setTimeout(resolve), { capture: true, once: true })
    })
  },
  true,
)

/** Resolves when no pointer is down: a hint that appears during a press could move the button and lose the click. */
export async function whenReleased() {
  // After a touch, wait for its mouse events, which move the focus.
  await new Promise((resolve) => setTimeout(resolve))
  await pointerReleased
}
