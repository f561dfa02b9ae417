import { privacy } from '@/content/legal/privacy'
import { LegalPage } from '@/pages/legal/legal-page'

export const Component = () => <LegalPage text={privacy} />
