import { expect, once, pages, settled, slow, test } from './fixtures'

/** How many sheets of A4 a page takes at most. */
const sheets = [
  { of: '/destinations/', most: 8 },
  { of: '/blog/', most: 5 },
]

for (const { of, most } of sheets)
  test(`${of}… is printed on ${most} sheets, black, in 10 points or more`, once, async ({ page, open }) => {
    const printed = pages.filter(({ url }) => url.startsWith(of))
    expect(printed.length).toBeGreaterThan(3)
    for (const { url } of slow ? printed : printed.slice(0, 1)) {
      await page.emulateMedia({ media: null })
      await open(url)
      await settled(page)
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
      expect.soft(pdf.match(/\/Type\s*\/Page\b/g)?.length, url).toBeLessThanOrEqual(most)
      await page.emulateMedia({ media: 'print' })
      expect.soft(await page.evaluate(findFaint), url).toEqual([])
    }
  })

/** Runs in the page: texts that are not black, or smaller than 10 points. */
function findFaint() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const faint = []
  while (texts.nextNode()) {
    const { textContent, parentElement: box } = texts.currentNode
    if (!textContent?.trim() || !box?.checkVisibility() || box.closest('svg')) continue
    const { color, fontSize } = getComputedStyle(box)
    if (color !== 'rgb(0, 0, 0)' || Number.parseFloat(fontSize) < 13.3)
      faint.push(`${textContent.trim().slice(0, 30)}: ${color}, ${fontSize}`)
  }
  return faint
}
