import { forgetTap, rememberTap } from '@/app/early-tap'
import { findPage } from '@/app/routes'
import { loadTwice, preload } from '@/lib/lazy'

rememberTap()

// Paint first: the app and the page's code, which the page has named, run after the first frame. If they cannot be
// fetched, the page remains what it was sent as: readable, with links that work.
requestAnimationFrame(() =>
  setTimeout(() => {
    preload(findPage(location.pathname).lazy)
    loadTwice(() => import('@/app/main')).catch((error) => {
      forgetTap()
      console.error(error)
    })
  }),
)
