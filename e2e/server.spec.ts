import { hostRules } from '../scripts/build/host-rules.mjs'
import { siteAnswers } from '../scripts/launch-check/site-answers.mjs'
import { embeddedSite } from '../scripts/shared/built-site.mjs'
import { rewritesOf } from '../scripts/shared/rewrites.mjs'
import { expect, once, test } from './fixtures'
import { findNginx, startNginx } from './support/nginx.mjs'

/** The faults in a server's answers, one line each. */
async function faults(address: string) {
  const answers = await siteAnswers(address)
  return answers.filter(({ fault }) => fault).map(({ what, fault }) => `${what}: ${fault}`)
}

test.describe('the server', once, () => {
  test('answers each address, with its headers, as every host of the site must', async ({ baseURL }) => {
    expect(await faults(String(baseURL))).toEqual([])
  })

  test('is reached from this machine alone', async ({ baseURL }) => {
    // All of 127.0.0.0/8 is this machine on Linux, but only 127.0.0.1 is listened on.
    test.skip(process.platform !== 'linux', 'other systems have one such address')
    const { port } = new URL(String(baseURL))
    await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow('fetch failed')
  })

  test('nginx answers the same with the configuration that the build writes', async () => {
    const { path, reason } = findNginx()
    if (!path) console.log(`Not tried: ${reason}.`)
    test.skip(!path, reason)
    const port = Number(process.env.E2E_PORT) + 2
    const stop = await startNginx({
      path,
      port,
      siteDir: embeddedSite,
      rules: hostRules(rewritesOf(embeddedSite))['nginx.conf'],
    })
    try {
      const address = `http://127.0.0.1:${port}`
      expect(await faults(address)).toEqual([])
      for (const file of ['404', '404.html', '_headers', '_redirects', 'vercel.json', 'nginx.conf'])
        expect((await fetch(`${address}/${file}`)).status).toBe(404)
    } finally {
      await stop()
    }
  })

  test('answers what is no page of its own with the 404 page', async ({ request }) => {
    for (const path of ['/..%2fpackage.json', '/about.html', '/404']) {
      const answer = await request.get(path)
      expect(answer.status(), path).toBe(404)
      expect(await answer.text(), path).toContain('<title>Page not found | StudyBridge</title>')
    }
  })
})
