import { Link } from 'react-router-dom'
import { ArchDivider } from '@/components/art/arch-divider'
import { BridgeMark } from '@/components/art/bridge-mark'
import { FreeCallButton } from '@/components/dialogs/free-call'
import { useAfterHydration } from '@/components/hooks/use-after-hydration'
import { brand } from '@/content/brand'
import { chat } from '@/content/chat'
import { footer } from '@/content/navigation'
import { chatLink, mailLink, telLink } from '@/lib/links'
import { paths } from '@/lib/paths'

const linkStyles = 'inline-flex min-h-11 flex-wrap items-center gap-x-1.5 py-1.5 leading-snug hover:underline'

export function SiteFooter() {
  return (
    <footer className="on-ink mt-16 bg-ink text-paper">
      <ArchDivider className="-mt-8 text-ink" />
      <div className="container-page grid grid-cols-2 gap-x-6 gap-y-9 pt-12 pb-8 lg:grid-cols-[1.4fr_1fr_1fr_1fr_1.2fr]">
        <div>
          <Link
            to={paths.home}
            className="inline-flex min-h-11 items-center gap-2 font-display text-lg font-bold sm:text-xl"
          >
            <BridgeMark className="size-8 sm:size-9" />
            {brand.name}
          </Link>
          <p className="mt-2 max-w-64">{brand.tagline}</p>
          <FreeCallButton className="mt-5">{footer.book}</FreeCallButton>
        </div>
        {footer.columns.map(({ title, links }) => (
          <FooterColumn key={title} title={title}>
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={linkStyles}>
                  {label}
                </Link>
              </li>
            ))}
          </FooterColumn>
        ))}
        <FooterColumn title={footer.contact} className="col-span-2 lg:col-span-1">
          <li className="flex min-h-11 items-center">{brand.city}</li>
          <li>
            <a className={linkStyles} href={mailLink(brand.email)}>
              {brand.email}
            </a>
          </li>
          <li>
            <a className={linkStyles} href={telLink(brand.phone)}>
              {brand.phone}
            </a>
          </li>
          <li>
            <a className={linkStyles} href={chatLink(brand.whatsapp, chat.greeting)}>
              {footer.whatsapp} <span className="whitespace-nowrap">{brand.whatsapp}</span>
            </a>
          </li>
          <li>
            <Link to={footer.contactPage.to} className={linkStyles}>
              {footer.contactPage.label}
            </Link>
          </li>
        </FooterColumn>
      </div>
      <div className="border-t border-ink-soft">
        <div className="container-page grid gap-x-8 gap-y-2 pt-5 pb-28 text-sm sm:flex sm:flex-wrap sm:items-center lg:pb-6">
          <p className="mr-auto">
            © <CurrentYear /> {brand.name}. {footer.rights}
          </p>
          <ul aria-label={footer.social} className="flex flex-wrap gap-x-5">
            {brand.social.map(({ id, name, url }) => (
              <li key={id}>
                {url ? (
                  <a className={linkStyles} href={url} rel="noreferrer">
                    {name}
                  </a>
                ) : (
                  <span className="inline-flex min-h-11 items-center text-paper-line">{name}</span>
                )}
              </li>
            ))}
          </ul>
          <ul className="flex flex-wrap gap-x-5">
            {footer.legal.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={linkStyles}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}

type FooterColumnProps = { title: string; className?: string; children: React.ReactNode }

function FooterColumn({ title, className, children }: FooterColumnProps) {
  return (
    <div className={className}>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-2">{children}</ul>
    </div>
  )
}

/** The file holds the year of its build; the visitor's calendar corrects it. */
function CurrentYear() {
  const known = useAfterHydration()
  return <span className="tabular-nums">{known ? new Date().getFullYear() : import.meta.env.BUILD_YEAR}</span>
}
