import { terms } from '@/content/legal/terms'
import { LegalPage } from '@/pages/legal/legal-page'

export const Component = () => <LegalPage text={terms} />
