import { contactPath } from '@/content/contact-links'
import { notSure } from '@/content/prices'
import { stages } from '@/content/services/stages'
import { paths } from '@/lib/paths'

/** Texts of the page on which visitors pick single services. */
export const servicesPage = {
  lead: 'Pick only the help you need. Each service is done once, for you, by a consultant who lives in Europe.',
  formLabel: 'Single services',
  contents: 'Groups of services',
  checkout: 'Proceed to Checkout',
  ordered: (services: string, due: string) => `You ordered ${services}. We reply by ${due}.`,
  showOrder: 'Show the order',
  cleared: 'The selection is empty.',
  undo: 'Undo',
  nothingPicked: 'Pick at least one service first.',
  notSure: {
    ...notSure,
    call: stages.call,
    consultants: { label: 'Meet the consultants', to: paths.consultants },
  },
  bar: {
    title: 'Your selection',
    count: (services: number) => (services === 1 ? '1 Service' : `${services} Services`),
    selected: 'selected',
    total: 'Total',
    clear: 'Clear All',
  },
  closing: {
    heading: 'More than one or two?',
    text: 'Then look at the bundles: a fixed set with support in between, paid in three parts if you like. Or tell us what is missing here.',
    actions: [
      { label: 'Compare the bundles', to: paths.pricing },
      { label: 'Ask for something else', to: contactPath({ service: 'custom' }) },
    ],
  },
}
