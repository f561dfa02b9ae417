/** The number of words in `main`, without drawings and scripts. */
export function wordsInMain(html) {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
  const text = main
    .replace(/<(script|style|svg|noscript)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<(?:wbr|!--.*?--)\/?>/g, '')
    .replace(/<[^>]+>/g, ' ')
  return text.split(/\s+/).filter(Boolean).length
}
