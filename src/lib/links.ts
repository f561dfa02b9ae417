export function chatLink(number: string, text: string) {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encoded(text)}`
}

export function mailLink(address: string, { subject, body }: { subject?: string; body?: string } = {}) {
  const query = Object.entries({ subject, body })
    .filter(([, value]) => value)
    .map(([key, value]) => `${key}=${encoded(value ?? '')}`)
    .join('&')
  return `mailto:${address}${query && `?${query}`}`
}

export function telLink(number: string) {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}

/** A WhatsApp link with a text; the visitor chooses the chat. */
export function shareChatLink(text: string) {
  return `https://wa.me/?text=${encoded(text)}`
}

/** `encodeURIComponent` throws on half a surrogate pair, which a cut-off emoji leaves behind. */
const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
