import { rememberTap } from '@/app/early-tap'
import { sayMissing } from '@/app/missing-code'
import { findPage } from '@/app/routes'
import { importFile, loadUntilThere, preload } from '@/lib/lazy'

// The build has every `import()` call it.
Object.assign(globalThis, { importFile })

rememberTap()

// Paint first: the app and the page's code, which the page has named, run after the first frame. If they cannot be
// fetched, the page remains what it was sent as: readable, with links that work.
requestAnimationFrame(() =>
  setTimeout(() => {
    preload(findPage(location.pathname).lazy)
    loadUntilThere(() => import('@/app/main'), sayMissing)
  }),
)
