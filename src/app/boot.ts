import { findPage } from '@/app/routes'

// Paint first: the app and the page's code are fetched together, after the first frame.
requestAnimationFrame(() =>
  setTimeout(() => {
    void findPage(location.pathname).lazy()
    void import('@/app/main')
  }),
)
