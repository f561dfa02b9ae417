import { askAndPick } from './ask-and-pick'
import { bookAndOrder } from './book-and-order'
import { contact } from './contact'
import type { Expected } from './expected'
import { home } from './home'
import { reading } from './reading'
import { servicePages } from './service-pages'
import { shell } from './shell'
import { signup } from './signup'

/** Everything that SPEC section 2 names, page by page. Grows with each route. */
export const section2: Expected[] = [
  ...shell,
  ...home,
  ...contact,
  ...askAndPick,
  ...servicePages,
  ...bookAndOrder,
  ...reading,
  ...signup,
]
