import { brand } from '@/content/brand'

const callRequest = 'Hello! I would like to book a free 15-minute call.'

const lines = (...texts: string[]) => texts.filter(Boolean).join('\n')

/** The label of the chat links, and the texts that they prefill. */
export const chat = {
  /** Shows the number, for visitors without WhatsApp. */
  link: `WhatsApp ${brand.whatsapp}`,
  greeting: `Hello ${brand.name}! I would like to know more about studying or working in Europe.`,
  freeCall: ({ name, phone }: { name: string; phone: string }) =>
    lines(callRequest, name && `Name: ${name}`, phone && `Phone: ${phone}`),
  booking: ({ name }: { name: string }) => lines(callRequest, name && `Name: ${name}`),
  order: ({ name }: { name: string }) =>
    lines('Hello! I would like to order the Belgium companies database.', name && `Name: ${name}`),
}
