import { forgetTap } from '@/app/early-tap'
import { reload, reloadOnce } from '@/lib/reload'

/** The page cannot be hydrated yet: says so, and loads it again, by itself if nobody has touched it. */
export function sayMissing() {
  forgetTap()
  const notice = document.getElementById('late-page')
  notice?.classList.add('late-page-now')
  notice?.addEventListener('click', reloadByPress)
  reloadOnce()
}

async function reloadByPress(event: Event) {
  if (!(event.target instanceof HTMLAnchorElement) || event.target.getAttribute('href')) return
  event.preventDefault()
  await reload()
}
