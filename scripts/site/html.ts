/** Fills a rendered page into the shell, which is `index.html` as built. */
export function fillIn(shell: string, { head, body }: { head: string; body: string }) {
  const withHead = replacePart(shell, '<!--head-->', () => head)
  return replacePart(withHead, '<div id="root"><!--page--></div>', () => body)
}

/** Replaces a part of an HTML document. Throws if the document lacks it. */
export function replacePart(
  html: string,
  part: string | RegExp,
  replacement: (...match: string[]) => string,
) {
  const replaced = html.replace(part, replacement)
  if (replaced === html) throw new Error(`The HTML to fill in has no ${part}.`)
  return replaced
}
