import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { localDir } from '../shared/project.mjs'

/** Where the pictures are. */
export const pictures = join(localDir, 'screenshots')
/** What is pictured, and how wide a picture is on the contact sheet. */
export const sizes = [
  { viewport: { width: 360, height: 740 }, shown: 240 },
  { viewport: { width: 820, height: 1180 }, shown: 400 },
  { viewport: { width: 1280, height: 800 }, shown: 520 },
]
/** Each page is pictured so; `page-states.mjs` has the rest. */
export const everywhere = { plain: 'page', print: 'print', forced: 'forced colours' }

/** The name of a page's sheet, and of the folder of its pictures. */
export const sheetOf = (path) => (path === '/' ? 'home' : path.slice(1).replace(/[^\w-]/g, '-'))

export const nameOf = ({ width, height }) => `${width}x${height}`

/** A picture's file within `pictures`; `size` by its name. */
export const pictureOf = (path, state, size) => `${sheetOf(path)}/${state.replaceAll(' ', '-')}-${size}.png`

/** All pictures of a page side by side, as HTML that leads to each of them, and as one picture. */
export async function makeContactSheet(browser, path, states) {
  const figures = (state) =>
    sizes.map(({ viewport, shown }) => {
      const size = nameOf(viewport)
      const file = pictureOf(path, state, size)
      return `<figure><a href="${file}"><img src="${file}" width="${shown}" alt=""></a><figcaption>${size}</figcaption></figure>`
    })
  const name = sheetOf(path)
  const html = `<!doctype html>
<meta charset="utf-8">
<title>${name}</title>
<style>
  body, section { display: flex; flex-wrap: wrap; gap: 1rem 2rem; align-items: start; font: 1rem sans-serif }
  h1, h2 { width: 100%; margin: 0 }
  section { width: ${sizes.reduce((sum, { shown }) => sum + shown, 0) + 40}px; gap: 1rem }
  figure { margin: 0 }
  img { border: 1px solid gray }
</style>
<h1>${name}</h1>
${states.map((state) => `<section><h2>${state}</h2>${figures(state).join('')}</section>`).join('\n')}
`
  const file = join(pictures, `${name}.html`)
  writeFileSync(file, html)
  const page = await browser.newPage({ viewport: { width: 3760, height: 1000 } })
  await page.goto(pathToFileURL(file).href)
  await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true })
  await page.close()
}
