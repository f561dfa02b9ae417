export function chatLink(number: string, text: string) {
  return `https://wa.me/${withoutTrunkZero(number).replace(/\D/g, '')}?text=${encoded(text)}`
}

export function mailLink(address: string, { subject, body }: { subject?: string; body?: string } = {}) {
  const query = Object.entries({ subject, body })
    .filter(([, value]) => value)
    .map(([key, value]) => `${key}=${encoded(value ?? '')}`)
    .join('&')
  return `mailto:${address}${query && `?${query}`}`
}

export function telLink(number: string) {
  return `tel:${withoutTrunkZero(number).replace(/[^\d+]/g, '')}`
}

/** The zero in `+32 (0)3 123 45 67` is dialled only within the country. */
const withoutTrunkZero = (number: string) => number.replace('(0)', '')

/** A WhatsApp link with a text; the visitor chooses the chat. */
export function shareChatLink(text: string) {
  return `https://wa.me/?text=${encoded(text)}`
}

/** `encodeURIComponent` throws on half a surrogate pair, which a cut-off emoji leaves behind. */
const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
