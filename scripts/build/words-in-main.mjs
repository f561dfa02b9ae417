/** How many words a visitor reads in a page: the text of `main`, drawings and what only runs left out. */
export function wordsInMain(html) {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
  const text = main
    .replace(/<(script|style|svg|noscript)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<(?:wbr|!--.*?--)\/?>/g, '')
    .replace(/<[^>]+>/g, ' ')
  return text.split(/\s+/).filter(Boolean).length
}
