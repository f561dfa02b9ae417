import { paths } from '@/lib/paths'

/** The page's own booking buttons, and what else a floating button must not cover: forms, the cart bar, the footer. */
const OWN = 'main :is([data-call], [data-primary], form), .bottom-bar, footer'

const FORMS: string[] = [paths.signup, paths.login, paths.forgotPassword, paths.checkout, paths.bookingPage]

/** Says on the root element whether one of the shell's booking buttons is the screen's primary action. */
export function watchView() {
  let watched: Element[] = []
  let path = ''
  const inView = new Set<Element>()
  const view = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target)
      else inView.delete(target)
    }
    const isForm = FORMS.some((form) => path === form || path.startsWith(`${form}/`))
    // Beside very large text there is room for an icon alone.
    const hasRoom = matchMedia('(width >= 17rem)').matches
    document.documentElement.toggleAttribute('data-primary-action', inView.size === 0 && !isForm && hasRoom)
  })
  const watch = () => {
    const own = [...document.querySelectorAll(OWN)]
    const isSame = own.length === watched.length && own.every((element, index) => element === watched[index])
    if (isSame && path === location.pathname) return
    watched = own
    path = location.pathname
    view.disconnect()
    inView.clear()
    for (const element of own) view.observe(element)
  }
  watch()
  new MutationObserver(watch).observe(document.body, { childList: true, subtree: true })
}
