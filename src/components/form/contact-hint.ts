import { run } from '@zootools/email-spell-checker'
import { forms } from '@/content/forms'
import { mailDomains, mailProviders } from '@/content/mail-domains'

export type ContactKind = 'email' | 'tel'

export type ContactHint = {
  text: string
  /** The likely address; pressing the hint puts it into the field. */
  suggestion?: string
  /** It may work as it stands, so no submission stops for it. */
  mayWork?: boolean
}

const kinds: Record<string, ContactKind> = { email: 'email', phone: 'tel' }

/** The values of a form that cannot work as they stand. */
export function contactWarnings(values: Record<string, unknown>) {
  return Object.entries(values).flatMap(([field, value]) => {
    const kind = kinds[field]
    const hint = kind && typeof value === 'string' ? contactHint(kind, value) : undefined
    return hint && !hint.mayWork ? [{ field, value: String(value).trim(), text: hint.text }] : []
  })
}

/** What looks wrong with an address or a number. It may be right all the same. */
export function contactHint(kind: ContactKind, value: string): ContactHint | undefined {
  return kind === 'email' ? emailHint(value.trim()) : phoneHint(value)
}

function emailHint(email: string) {
  const typo = run({
    email,
    domains: mailDomains,
    secondLevelDomains: mailProviders.names,
    topLevelDomains: mailProviders.topLevelDomains,
    // The lists are incomplete, so a domain that is only similar to theirs is not an error.
    secondLevelThreshold: 0.1,
    topLevelThreshold: 0.1,
  })
  if (!typo) return email && !/@.*[^.]\.[^.]/.test(email) ? { text: forms.noDot } : undefined
  const name = email.slice(0, email.lastIndexOf('@'))
  return { text: forms.didYouMean(typo.domain), suggestion: `${name}@${typo.domain}` }
}

function phoneHint(phone: string) {
  if (!phone.trim()) return
  const digits = phone.replace(/\D/g, '').length
  if (/\p{L}/u.test(phone)) return { text: forms.hasLetters }
  if (digits < 8) return { text: forms.looksShort }
  if (digits > 15) return { text: forms.looksLong, mayWork: true }
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

/** Resolves when no pointer is down: a hint that appears during a press may move the button, which loses the click. */
export async function whenReleased() {
  // A touch sends its mouse events, and with them the focus, only after it has ended.
  await new Promise((resolve) => setTimeout(resolve))
  await pointerReleased
}
