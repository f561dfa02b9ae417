import { createServer, type Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, recordShifts, test, thorough } from './fixtures'

const site = `http://127.0.0.1:${process.env.E2E_PORT}`
const port = Number(process.env.E2E_PORT) + 4 + Number(process.env.TEST_PARALLEL_INDEX)
test.use({ baseURL: `http://127.0.0.1:${port}` })

// The HTML arrives in pieces, as on a slow line; the end of the page at once.
const PIECE = 1000
const PIECES = 40

let server: Server
test.beforeAll(() => {
  server = createServer(async ({ url }, response) => {
    const html = Buffer.from(await (await fetch(site + url)).arrayBuffer())
    response.writeHead(200, { 'content-type': 'text/html' })
    let sent = html.indexOf('<body')
    response.write(html.subarray(0, sent))
    for (let piece = 0; piece < PIECES; piece++) {
      response.write(html.subarray(sent, sent + PIECE))
      sent += PIECE
      await pause(30)
    }
    response.end(html.subarray(sent))
  }).listen(port, '127.0.0.1')
})
test.afterAll(() => server.close())

for (const [path, when] of [
  ['/destinations/belgium', {}],
  ['/', thorough],
  ['/blogs', thorough],
  ['/services', thorough],
  ['/companies/belgium', thorough],
  ['/blog/choose-right-consultant', thorough],
  ['/signup', thorough],
] as const) {
  test(`nothing moves while ${path} arrives piece by piece`, when, async ({ page, cleanConsole }) => {
    cleanConsole.allow(/ERR_FAILED/)
    await page.route(/\/assets\//, (route) => route.abort())
    await page.addInitScript(recordShifts)
    await page.goto(path)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await page.locator('html').getAttribute('data-shift')).toBeNull()
  })
}
