import { brand } from '@/content/brand'

/** The label of the chat links, and the texts that they prefill. */
export const chat = {
  /** Shows the number, for visitors without WhatsApp. */
  link: `WhatsApp ${brand.whatsapp}`,
  greeting: `Hello ${brand.name}! I would like to know more about studying or working in Europe.`,
  freeCall: ({ name, phone }: { name: string; phone: string }) =>
    [
      'Hello! I would like to book a free 15-minute call.',
      name && `Name: ${name}`,
      phone && `Phone: ${phone}`,
    ]
      .filter(Boolean)
      .join('\n'),
  booking: ({ name }: { name: string }) =>
    ['Hello! I would like to book a free 15-minute call.', name && `Name: ${name}`]
      .filter(Boolean)
      .join('\n'),
  order: ({ name }: { name: string }) =>
    ['Hello! I would like to order the Belgium companies database.', name && `Name: ${name}`]
      .filter(Boolean)
      .join('\n'),
}
