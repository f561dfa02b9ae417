import { Disclosure } from '@/components/ui/disclosure'
import { brand } from '@/content/brand'
import { chat } from '@/content/chat'
import { scriptNotice } from '@/content/lost-code'
import { chatLink, mailLink, telLink } from '@/lib/links'

/** A notice in the HTML of every page until the app removes it. CSS shows it after some seconds, or without scripts. */
export function ScriptNotice() {
  const { title, text, greeting, reload } = scriptNotice
  return (
    <Disclosure
      id="script-notice"
      open
      className="script-notice rounded-2xl border-2 bg-paper-white px-5 py-2 open:pb-5"
      summary={title}
    >
      {text}{' '}
      {brand.whatsapp && (
        <a className="link" href={chatLink(brand.whatsapp, greeting)}>
          {chat.link}
        </a>
      )}{' '}
      {brand.phone && (
        <a className="link" href={telLink(brand.phone)}>
          {brand.phone}
        </a>
      )}{' '}
      {brand.email && (
        <a className="link" href={mailLink(brand.email)}>
          {brand.email}
        </a>
      )}{' '}
      {/* biome-ignore lint/a11y/useValidAnchor: an empty `href` reloads the current page. */}
      <a className="link" href="">
        {reload}
      </a>
    </Disclosure>
  )
}
