import { useState } from 'react'
import { brand } from '@/content/brand'
import { orderToSend } from '@/content/checkout'
import { chatLink, mailLink } from '@/lib/links'
import { markOpened, type SubmittedOrder, type UnsentOrder, type WayToSend } from '@/lib/submitted-order'

/** The links by which the visitor sends an order, and which of them was pressed last. */
export function useSending(order: UnsentOrder & Partial<SubmittedOrder>) {
  const [openedBy, setOpenedBy] = useState(order.openedBy)
  const message = orderToSend.message(order)
  const onClick = (way: WayToSend) => () => {
    markOpened(order, way)
    setOpenedBy(way)
  }
  return {
    openedBy,
    label: (way: WayToSend, words: Record<WayToSend, string>) =>
      way === openedBy ? orderToSend.again[way] : words[way],
    whatsapp: {
      href: chatLink(brand.whatsapp, message),
      target: '_blank',
      rel: 'noreferrer',
      onClick: onClick('whatsapp'),
    },
    email: {
      href: mailLink(brand.email, { subject: orderToSend.subject(order.reference), body: message }),
      onClick: onClick('email'),
    },
  }
}
