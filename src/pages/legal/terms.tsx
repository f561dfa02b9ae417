import { terms } from '@/content/legal/terms'
import { pageMeta } from '@/content/page-meta'
import { LegalPage } from '@/pages/legal/legal-page'

export function Component() {
  return <LegalPage heading={pageMeta.terms.heading} text={terms} />
}
