import { paths } from '@/lib/paths'

/** The page's own booking buttons, and what else needs none beside it: forms, the cart bar, the footer. */
const OWN = 'main :is([data-call], [data-primary], form:not(search > form)), .bottom-bar, footer'

/** What is read, looked at or pressed. */
const CONTENT =
  ':is(main, main + aside, footer) :is(h1, h2, h3, p, li, dt, dd, table, a, button, summary, input, textarea, label, span, svg, img)'

const FORMS: string[] = [paths.signup, paths.login, paths.forgotPassword, paths.checkout, paths.bookingPage]

/**
 * Says on the root element whether one of the shell's booking buttons is the screen's primary action, and whether the
 * floating one has room for its text: on the page's first screen, with nothing beneath it. Returns what ends it.
 */
export function watchView() {
  const root = document.documentElement
  const say = () => {
    const { pathname } = location
    const isForm = FORMS.some((form) => pathname === form || pathname.startsWith(`${form}/`))
    root.toggleAttribute('data-primary-action', own.met.size === 0 && !isForm)
    root.toggleAttribute('data-free-corner', top.met.size > 0 && beneath.met.size === 0)
  }
  const own = meetings(say)
  const top = meetings(say)
  const beneath = meetings(say)
  const watch = () => {
    own.watch(OWN)
    top.watch('#root > aside:first-of-type')
    beneath.watch(CONTENT, cornerMargin())
  }
  watch()
  const changes = new MutationObserver(watch)
  changes.observe(document.body, { childList: true, subtree: true })
  addEventListener('resize', watch)
  return () => {
    changes.disconnect()
    removeEventListener('resize', watch)
  }
}

/** Which elements meet the window, or what a margin leaves of it. Until that is known they count as met. */
function meetings(onChange: () => void) {
  const met = new Set<Element>()
  let watched: Element[] = []
  let margin = ''
  let observer: IntersectionObserver | undefined
  const watch = (selector: string, rootMargin = '0px') => {
    const elements = [...document.querySelectorAll(selector)]
    const isSame =
      rootMargin === margin &&
      elements.length === watched.length &&
      elements.every((element, index) => element === watched[index])
    if (isSame) return
    observer?.disconnect()
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) met.add(target)
          else met.delete(target)
        }
        onChange()
      },
      { rootMargin },
    )
    watched = elements
    margin = rootMargin
    met.clear()
    for (const element of elements) {
      met.add(element)
      observer.observe(element)
    }
  }
  return { met, watch }
}

/** Leaves of the window what the floating buttons take with their text. */
function cornerMargin() {
  const box = document.querySelector('.floating-actions')?.getBoundingClientRect()
  if (!box) return undefined
  const { clientWidth, clientHeight } = document.documentElement
  const inset = [box.top, clientWidth - box.right, clientHeight - box.bottom, box.left]
  return inset.map((side) => `${-Math.round(side)}px`).join(' ')
}
