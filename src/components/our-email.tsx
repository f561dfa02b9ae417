import { brand } from '@/content/brand'
import { mailLink } from '@/lib/links'

type OurEmailProps = { className?: string; mail?: { subject?: string; body?: string } | undefined }

/** Our address as a link. Where it is too long for its line it goes on behind the @. */
export function OurEmail({ className, mail }: OurEmailProps) {
  const [user, host] = brand.email.split('@')
  return (
    <a className={className} href={mailLink(brand.email, mail)}>
      {`${user}@`}
      <wbr />
      {host}
    </a>
  )
}
