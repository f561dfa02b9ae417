import { brand } from '@/content/brand'

/** The prefilled texts of the chat links. */
export const chat = {
  /** Contains the number, because the link opens nothing without WhatsApp. */
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
