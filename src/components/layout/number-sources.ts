import { pageTranslation } from '@/components/page-stores'
import { printed } from '@/content/navigation'

/** Links to other sites, except chat links: their address is a message to send, not a source. */
const SOURCE_LINKS = 'main a[href^="http"]:not([href*="//wa.me/"])'

/** Numbers the links to other sites for print, and lists their addresses at the end of the page. Returns the cleanup function. */
export function numberSources() {
  addEventListener('beforeprint', addSources)
  addEventListener('afterprint', removeSources)
  return () => {
    removeEventListener('beforeprint', addSources)
    removeEventListener('afterprint', removeSources)
  }
}

function addSources() {
  removeSources()
  const numbers = new Map<string, string>()
  const list = document.createElement('ol')
  for (const link of document.querySelectorAll<HTMLAnchorElement>(SOURCE_LINKS)) {
    // Skip articles, which number their sources themselves.
    if (link.closest('article')) continue
    const number = numbers.get(link.href) ?? `${numbers.size + 1}`
    link.dataset.source = number
    if (numbers.has(link.href)) continue
    numbers.set(link.href, number)
    list.appendChild(document.createElement('li')).textContent = `${link.textContent}: ${link.href}`
  }
  if (numbers.size === 0) return
  const heading = document.createElement('h2')
  const translation = pageTranslation.get()
  heading.textContent = translation?.printedSources ?? printed.sources
  if (translation) heading.lang = translation.lang
  const sources = document.createElement('section')
  sources.className = 'printed-sources'
  sources.append(heading, list)
  document.querySelector('main')?.append(sources)
}

const removeSources = () => document.querySelector('.printed-sources')?.remove()
