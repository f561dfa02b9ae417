import { printed } from '@/content/navigation'

/** Those to a chat show the number themselves. */
const LINKS = 'main a[href^="http"]:not([href*="//wa.me/"])'

/** On paper a link to another site carries a number; the addresses stand at the end of the page, each once. Returns what ends it. */
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
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    // An article numbers its own sources.
    if (link.closest('article')) continue
    const number = numbers.get(link.href) ?? `${numbers.size + 1}`
    link.dataset.source = number
    if (numbers.has(link.href)) continue
    numbers.set(link.href, number)
    list.appendChild(document.createElement('li')).textContent = `${link.textContent}: ${link.href}`
  }
  if (numbers.size === 0) return
  const heading = document.createElement('h2')
  heading.textContent = printed.sources
  const sources = document.createElement('section')
  sources.className = 'printed-sources'
  sources.append(heading, list)
  document.querySelector('main')?.append(sources)
}

const removeSources = () => document.querySelector('.printed-sources')?.remove()
