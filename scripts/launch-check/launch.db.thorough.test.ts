import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@supabase/supabase-js'
import { afterEach, expect, inject, test } from 'vitest'
import { filledSettings, makeFilledInCopy, ownersEnvironment } from '../../e2e/support/filled-in.mjs'
import { findNginx, startNginx } from '../../e2e/support/nginx.mjs'
import { endServers, freePort, startServer } from '../../supabase/tests/processes'

type Row = { what: string; state: string }

afterEach(endServers)

// docs/deploy.md, section 9, shows what this prints.
test('everything filled in, built and served by nginx: nothing is left to do', { timeout: 900_000 }, async ({
  skip,
}) => {
  const { path, reason } = findNginx()
  if (!path) {
    process.stdout.write(`Not tried: ${reason}.\n`)
    return skip(reason)
  }
  const port = await freePort()
  const site = `http://127.0.0.1:${port}`
  const project = await startServer('memory://launch')
  expect(await project.isReady()).toBe(true)
  await makeLikeHosted(project.url, `${site}/`)
  const folder = makeFilledInCopy('launch', {
    careers: `${site}/`,
    settings: {
      ...filledSettings,
      VITE_SITE_URL: site,
      VITE_SUPABASE_URL: project.url,
      VITE_SUPABASE_ANON_KEY: inject('publishableKey'),
      SUPABASE_URL: project.url,
      SUPABASE_SECRET_KEY: inject('secretKey'),
    },
  })
  const run = (name: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [join(folder, 'scripts', `${name}.mjs`), ...args], {
      cwd: folder,
      env: { ...ownersEnvironment, STRICT_LAUNCH: '1' },
    })

  const built = await run('build')
  process.stdout.write(built.stdout)
  expect(built.stdout).toContain(`Backend: the hosted project ${project.url}\n`)
  const siteDir = join(folder, 'dist')
  const stop = await startNginx({
    path,
    port,
    siteDir,
    rules: readFileSync(join(siteDir, 'nginx.conf'), 'utf8'),
  })
  try {
    const rows: Row[] = JSON.parse((await run('launch-check', '--json')).stdout)
    expect(rows.filter(({ state }) => state !== 'ok')).toEqual([])
    process.stdout.write((await run('launch-check')).stdout)
  } finally {
    await stop()
  }
})

/** A hosted project has no sample reviews. The companies' links stay on this machine. */
async function makeLikeHosted(url: string, link: string) {
  const staff = createClient(url, inject('secretKey'))
  await staff.from('reviews').delete().like('review_text', 'Sample review:%').throwOnError()
  await staff.from('companies').update({ career_page_url: link }).not('id', 'is', null).throwOnError()
}
