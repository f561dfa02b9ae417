import { privacy } from '@/content/legal/privacy'
import { pageMeta } from '@/content/page-meta'
import { LegalPage } from '@/pages/legal/legal-page'

export function Component() {
  return <LegalPage heading={pageMeta.privacy.heading} text={privacy} />
}
