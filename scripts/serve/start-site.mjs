import { preview } from 'vite'
import { buildWhenChanged } from '../build/when-changed.mjs'
import { embeddedSite } from '../shared/built-site.mjs'
import { fail } from '../shared/fail.mjs'
import { freeAddress } from '../shared/listen.mjs'
import { root } from '../shared/project.mjs'
import { backendLine } from '../shared/settings.mjs'
import { dataDirFromEnvironment, embeddedBackend } from './embedded.mjs'
import { endOnSignal } from './end-on-signal.mjs'
import { serveSite } from './serve-site.mjs'

/** Builds the site if needed and serves it with its backend until interrupted. */
export async function start() {
  const running = endOnSignal()
  console.log(backendLine())
  const { port, host } = await freeAddress(4173, 'npm start')
  const dataDir = dataDirFromEnvironment()
  const backend = await embeddedBackend(dataDir).catch((error) => fail(error.message))
  running.backend = backend
  await buildWhenChanged()
  running.server = await preview({
    root,
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    build: { outDir: embeddedSite },
    preview: { port, strictPort: true, host },
    plugins: [backend, serveSite(embeddedSite)],
  })
  console.log(`
  StudyBridge   http://127.0.0.1:${port}
  Data          ${dataDir}
  What came in  ${port === 4173 ? '' : `PORT=${port} `}npm run inbox
`)
}
