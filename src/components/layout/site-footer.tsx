import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { BridgeMark } from '@/components/art/bridge-mark'
import { OpenNow } from '@/components/contact/opening-hours'
import { CallRequested } from '@/components/dialogs/call-requested'
import { FreeCallButton } from '@/components/dialogs/free-call'
import { usePageMeta } from '@/components/hooks/use-page-meta'
import { Disclosure } from '@/components/ui/disclosure'
import { brand } from '@/content/brand'
import { chat } from '@/content/chat'
import { footer } from '@/content/navigation'
import { trust } from '@/content/trust'
import { chatLink, mailLink, telLink } from '@/lib/links'
import { paths } from '@/lib/paths'
import { useAfterHydration } from '@/loading/hydration'

const linkStyles = 'inline-flex min-h-11 flex-wrap items-center gap-x-1.5 py-1.5 leading-snug hover:underline'

export function SiteFooter() {
  const { hasOwnAction } = usePageMeta()
  // No space above the footer if the page ends with a coloured band.
  return (
    <footer
      id="site-footer"
      className="on-ink mt-3 bg-ink text-paper sm:mt-6 [main:has(>.bg-paper-deep:last-child)+&]:mt-0"
    >
      <div className="container-page grid pt-5 pb-1 sm:pt-12 sm:grid-cols-2 sm:gap-6 sm:pb-8 md:grid-cols-[repeat(4,auto)] lg:grid-cols-[1.3fr_1fr_.8fr_1fr_1.4fr]">
        <div className="flex flex-wrap content-start items-end justify-between max-sm:mb-6 sm:max-lg:col-span-full">
          <div>
            <Link
              to={paths.home}
              className="inline-flex min-h-11 items-center gap-2 font-display text-lg font-bold sm:text-xl"
            >
              <BridgeMark className="w-9" />
              {brand.name}
            </Link>
            <p className="max-sm:text-sm sm:mt-2 lg:max-w-64">{brand.tagline}</p>
          </div>
          <div className="relative max-sm:w-full">
            <FreeCallButton tone="secondary" className="mt-3 max-sm:w-full sm:mt-4">
              {footer.book}
            </FreeCallButton>
            <CallRequested className="inset-x-0 top-full pt-1 text-sm max-sm:absolute max-sm:text-center" />
          </div>
        </div>
        {footer.columns.map(({ title, links }) => (
          <FooterColumn key={title} title={title}>
            {links.map((link) => (
              <FooterLink key={link.to} {...link} />
            ))}
          </FooterColumn>
        ))}
        <FooterColumn title={footer.contact}>
          <li className="flex min-h-11 flex-wrap content-center items-center gap-x-1.5 gap-y-0.5 leading-tight">
            <span>{brand.city}</span>
            <OpenNow className="text-xs" />
          </li>
          {brand.email && (
            <li>
              <a className={linkStyles} href={mailLink(brand.email)}>
                {brand.email}
              </a>
            </li>
          )}
          {brand.phone && (
            <li>
              <a className={linkStyles} href={telLink(brand.phone)}>
                {brand.phone}
              </a>
            </li>
          )}
          {brand.whatsapp && (
            <li>
              <a className={linkStyles} href={chatLink(brand.whatsapp, chat.greeting)}>
                {footer.whatsapp} <span className="whitespace-nowrap">{brand.whatsapp}</span>
              </a>
            </li>
          )}
        </FooterColumn>
      </div>
      {!hasOwnAction && <TrustPoints />}
      <div className="container-page grid gap-x-8 pt-2 pb-3 text-sm sm:flex sm:flex-wrap sm:items-center sm:pt-5">
        <p className="mr-auto">
          © <CurrentYear /> {brand.name}. {footer.rights}
        </p>
        {brand.social.length > 0 && (
          <ul aria-label={footer.social} className="flex flex-wrap gap-x-4">
            {brand.social.map(({ id, name, url }) => (
              <li key={id}>
                <a className={linkStyles} href={url} rel="noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
        <ul className="flex flex-wrap gap-x-4">
          {footer.legal.map((link) => (
            <FooterLink key={link.to} {...link} />
          ))}
        </ul>
      </div>
    </footer>
  )
}

function TrustPoints() {
  return (
    <ul aria-label={trust.label} className="container-page grid gap-x-8 text-sm sm:flex sm:flex-wrap">
      {trust.points.map(({ label, text, to }) => (
        <li key={to} className="flex flex-wrap items-center gap-x-1.5">
          <Link
            to={to}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {label}
          </Link>
          {text}
        </li>
      ))}
    </ul>
  )
}

function FooterLink({ label, to }: { label: string; to: string }) {
  return (
    <li>
      <Link to={to} className={linkStyles}>
        {label}
      </Link>
    </li>
  )
}

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Disclosure
      className="border-ink-soft max-sm:border-t sm:always-open"
      summary={<h2 className="text-lg">{title}</h2>}
    >
      <ul className="pb-2 sm:pt-2 sm:pb-0">{children}</ul>
    </Disclosure>
  )
}

/** The year of the copyright: the HTML has the year of the build, and the client updates it. */
function CurrentYear() {
  const isHydrated = useAfterHydration()
  return <span>{isHydrated ? new Date().getFullYear() : import.meta.env.BUILD_YEAR}</span>
}
