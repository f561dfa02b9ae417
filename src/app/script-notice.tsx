import { brand } from '@/content/brand'
import { scriptNotice } from '@/content/late-scripts'
import { chatLink, mailLink, telLink } from '@/lib/links'

/**
 * Stands in every page's HTML ahead of the app, which removes it: the style shows it where scripts are off, and after some
 * seconds, also when not even the boot script has come. Its last link then loads the page again.
 */
export function ScriptNotice() {
  const { title, text, greeting, whatsapp, reload } = scriptNotice
  return (
    <details id="script-notice" open className="script-notice rounded-2xl border-2 bg-paper-white p-5">
      <summary className="font-semibold">{title}</summary>
      {text}{' '}
      <a className="link" href={chatLink(brand.whatsapp, greeting)}>
        {whatsapp}
      </a>{' '}
      <a className="link" href={telLink(brand.phone)}>
        {brand.phone}
      </a>{' '}
      <a className="link" href={mailLink(brand.email)}>
        {brand.email}
      </a>{' '}
      {/* biome-ignore lint/a11y/useValidAnchor: the page's own address, whichever that is. */}
      <a className="link" href="">
        {reload}
      </a>
    </details>
  )
}
