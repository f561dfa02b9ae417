import { ways } from '@/components/contact/ways-to-reach-us'
import { Disclosure } from '@/components/ui/disclosure'
import { scriptNotice } from '@/content/lost-code'

/** A notice in the HTML of every page until the app removes it. CSS shows it after some seconds, or without scripts. */
export function ScriptNotice() {
  const { title, text, reload } = scriptNotice
  // A link without an address loads the page again.
  const links = [...ways, { label: reload, href: '' }]
  return (
    <Disclosure
      id="script-notice"
      open
      className="script-notice rounded-2xl border-2 bg-paper-white px-4 py-1 open:pb-3"
      summary={title}
    >
      <p>{text}</p>
      <ul className="flex flex-wrap gap-x-4">
        {links.map(({ label, href }) => (
          <li key={label}>
            <a className="link" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
