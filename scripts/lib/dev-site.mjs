import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { createServer } from 'vite'
import { apiPrefixes, dataDirFromEnvironment, embeddedBackend, localDir, root } from './embedded.mjs'
import { endOnSignal } from './end-on-signal.mjs'
import { fail } from './fail.mjs'
import { freeAddress } from './listen.mjs'
import { backendLine, hostedSite } from './settings.mjs'

/** Serves the sources with hot reload until interrupted, on the hosted project when its variables are set, else the embedded backend. */
export async function develop() {
  const running = endOnSignal()
  const project = hostedSite()
  console.log(backendLine(project))
  const address = await freeAddress(5173, 'npm run dev')
  const dataDir = dataDirFromEnvironment()
  const backend = project ? undefined : await embeddedBackend(dataDir).catch((error) => fail(error.message))
  running.backend = backend
  running.server = await createServer({
    root,
    appType: 'custom',
    server: {
      ...address,
      strictPort: true,
      fs: { deny: [...defaultDeny, ...secret.map((name) => `**/${name}/**`)] },
      // Tests copy the whole checkout into it.
      watch: { ignored: [(path) => path.startsWith(localDir)] },
    },
    plugins: [keepSecrets(dataDir), backend, renderPages()],
  })
  await running.server.listen()
  running.server.printUrls()
}

const secret = ['.local', '.git']
// Vite's own list, which a list of ours replaces.
const defaultDeny = ['.env', '.env.*', '*.{crt,pem}']

/** Vite serves every file of the project, so keys, history and rows are refused ahead of it, however the path is written. */
function keepSecrets(dataDir) {
  const folder = `/${relative(root, resolve(dataDir)).replaceAll('\\', '/')}`.toLowerCase()
  return {
    name: 'studybridge:keep-secrets',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = plain(request.url)
        const hidden =
          secret.some((name) => path.split(/[/?&=#]/).includes(name)) || path.includes(`${folder}/`)
        if (!hidden) return next()
        response.statusCode = 404
        response.end()
      })
    },
  }
}

/** As the file system might come to see it: decoded as often as it takes, one kind of slash, one case. */
function plain(url) {
  let path = url
  for (let again = 0; again < 5; again++)
    path = path.replace(/%([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
  return path.replaceAll('\\', '/').replaceAll('\0', '').toLowerCase()
}

/** Vite plugin that answers every page request the way the built site does, unknown paths with 404. */
function renderPages() {
  return {
    name: 'studybridge:render-pages',
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(`http://localhost${request.originalUrl ?? request.url}`)
        if (apiPrefixes.some((prefix) => pathname.startsWith(prefix))) return next()
        try {
          const { exists, renderDocument } = await server.ssrLoadModule('/src/app/prerender.tsx')
          const source = readFileSync(join(root, 'index.html'), 'utf8')
          const shell = await server.transformIndexHtml(pathname, source)
          response.statusCode = exists(pathname) ? 200 : 404
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          response.end(await renderDocument(pathname, shell))
        } catch (error) {
          server.ssrFixStacktrace(error)
          next(error)
        }
      })
    },
  }
}
