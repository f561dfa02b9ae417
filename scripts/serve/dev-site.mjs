import { readFileSync, realpathSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { createServer } from 'vite'
import { attempt } from '../shared/attempt.mjs'
import { localDir, root } from '../shared/project.mjs'
import { hostedSite } from '../shared/settings.mjs'
import { ignoreBadRange } from './byte-range.mjs'
import { apiPrefixes } from './guard-api.mjs'
import { openServer } from './open-server.mjs'

/** Serves the sources with hot reload until interrupted, on the hosted project when its variables are set, else the embedded backend. */
export async function develop() {
  const { running, address, dataDir } = await openServer(5173, 'npm run dev', hostedSite())
  running.server = await createServer({
    root,
    appType: 'custom',
    server: {
      ...address,
      strictPort: true,
      // Keys, history and rows are in none of these, however a path is written.
      fs: { allow: ['index.html', 'node_modules', 'src'].map((name) => join(root, name)) },
      // Tests copy the whole checkout into the one, rows change in the other.
      watch: { ignored: [(path) => [localDir, resolve(dataDir)].some((folder) => path.startsWith(folder))] },
    },
    plugins: [guardRequests(dataDir), running.backend, renderPages()],
  })
  await running.server.listen()
  running.server.printUrls()
}

/** Refuses two requests that `server.fs.allow` lets through: files behind a link in a served folder, and Vite's editor. */
function guardRequests(dataDir) {
  const rows = attempt(() => realpathSync(dataDir))
  const isOfRows = (url) => {
    const path = attempt(() => decodeURIComponent(url.replace(/^\/@(fs|id)|[?#].*/gs, ''))) ?? ''
    return ['/', root, join(root, 'public')]
      .map((base) => attempt(() => realpathSync(join(base, path))))
      .some((file) => `${file}${sep}`.startsWith(`${rows}${sep}`))
  }
  return {
    name: 'studybridge:guard-requests',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        ignoreBadRange(request)
        if (!/__open-in-editor/i.test(request.url) && !isOfRows(request.url)) return next()
        response.statusCode = 404
        response.end()
      })
    },
  }
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
