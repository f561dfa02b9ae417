import { usePageAddress } from '@/components/hooks/use-page-address'
import { brand } from '@/content/brand'
import { owner } from '@/content/legal/owner'

/** Our name and the address of the page, only on paper. */
export function PrintedSender() {
  return (
    <p lang="en" className="hidden print:block wrap-anywhere">
      {[brand.name, owner.registeredAddress?.trim() || brand.city, brand.email].filter(Boolean).join(', ')}
      <br />
      {usePageAddress()}
    </p>
  )
}
