export const phone = '(max-width: 600px)'

const GAP = 8

/** Keeps a phone's notices at the bottom, at the top where they would cover the focus or its error. Returns what ends it. */
export function placeNotices() {
  let frame = 0
  const place = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      const height = noticesHeight()
      if (height > 0 && matchMedia(phone).matches) moveClear(height)
    })
  }
  const targets = [window, document, window.visualViewport].filter((target) => target != null)
  const events = ['resize', 'scroll', 'focusin']
  for (const target of targets) for (const event of events) target.addEventListener(event, place, true)
  const changes = new MutationObserver(place)
  changes.observe(document.body, { childList: true, subtree: true })
  return () => {
    cancelAnimationFrame(frame)
    changes.disconnect()
    for (const target of targets) for (const event of events) target.removeEventListener(event, place, true)
  }
}

const noticesHeight = () =>
  Math.max(
    0,
    ...[...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')].map(
      ({ offsetHeight }) => offsetHeight,
    ),
  )

function moveClear(height: number) {
  const screen = document.documentElement.clientHeight
  const seen = window.visualViewport ?? { offsetTop: 0, height: screen }
  const floating = document.querySelector('aside.fixed')?.getBoundingClientRect().top ?? screen
  const bottom = Math.min(seen.offsetTop + seen.height, floating) - GAP
  const top = seen.offsetTop + GAP
  const spoken = spokenOf()
  const meets = (y: number) => spoken.top < y + height + GAP && spoken.bottom > y - GAP
  const atTop = spoken.field !== undefined && meets(bottom - height)
  set(screen - (atTop ? top + height : bottom))
  if (!atTop || !meets(top)) return
  // Neither is free: what is spoken of is scrolled to below the notice.
  spoken.field?.style.setProperty('scroll-margin-top', `${top + height + 2 * GAP}px`)
  spoken.field?.scrollIntoView({ block: 'start' })
}

const set = (bottom: number) =>
  document.documentElement.style.setProperty('--notices-bottom', `${Math.round(bottom)}px`)

/** What has the focus, with the error that belongs to it, and what is `data-uncovered`: a confirmation, other ways. */
function spokenOf() {
  const { activeElement } = document
  const field =
    activeElement instanceof HTMLElement &&
    activeElement !== document.body &&
    !activeElement.closest('[data-sonner-toaster]')
      ? activeElement
      : undefined
  const ids = field?.getAttribute('aria-describedby')?.split(' ') ?? []
  const besides = [...document.querySelectorAll('[data-uncovered]')].filter(
    (part) => field && (part.contains(field) || part.closest('form')?.contains(field)),
  )
  const parts = [field, ...ids.map((id) => document.getElementById(id)), ...besides].flatMap(
    (part) => part?.getBoundingClientRect() ?? [],
  )
  return {
    field,
    top: Math.min(...parts.map(({ top }) => top)),
    bottom: Math.max(...parts.map(({ bottom }) => bottom)),
  }
}
