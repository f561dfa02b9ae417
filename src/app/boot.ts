import { findPage } from '@/app/routes'
import { boot } from '@/loading/boot'

boot(
  () => findPage(location.pathname).lazy(),
  () => import('@/app/main'),
)
