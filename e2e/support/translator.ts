/**
 * For `addInitScript`, or for an open page: changes the hydrated page like the browser's translator. It replaces each text node by
 * two nested `<font>` elements, also text that is added later. The words stay the same, so that tests find them.
 */
export function translatePages() {
  const untranslated = 'script, style, noscript, textarea, code, svg, title, option, [translate=no], font'
  const font = () => {
    const element = document.createElement('font')
    element.style.verticalAlign = 'inherit'
    return element
  }
  const translate = (text: Node) => {
    if (!(text instanceof Text) || !text.data.trim() || !text.isConnected) return
    if (text.parentElement?.closest(untranslated)) return
    const [outer, inner] = [font(), font()]
    inner.append(text.data)
    outer.append(inner)
    text.replaceWith(outer)
  }
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts = [root]
    while (walker.nextNode()) texts.push(walker.currentNode)
    texts.forEach(translate)
  }
  const start = () => {
    translateAll(document.body)
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(translateAll)
    }).observe(document.body, { childList: true, subtree: true })
  }
  const isHydrated = () => document.querySelector('#root[data-hydrated]') !== null
  if (isHydrated()) return start()
  new MutationObserver((_records, observer) => {
    if (!isHydrated()) return
    observer.disconnect()
    start()
  }).observe(document, {
    attributes: true,
    childList: true,
    subtree: true,
    attributeFilter: ['data-hydrated'],
  })
}
