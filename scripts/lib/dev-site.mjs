import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { apiPrefixes, dataDirFromEnvironment, embeddedBackend, root } from './embedded.mjs'

/** Serves the sources with hot reload and the embedded backend until interrupted. */
export async function develop() {
  const dataDir = dataDirFromEnvironment()
  const server = await createServer({
    root,
    appType: 'custom',
    server: { port: Number(process.env.PORT ?? 5173), host: process.env.HOST ?? '127.0.0.1' },
    plugins: [await embeddedBackend(dataDir), renderPages()],
  })
  await server.listen()
  server.printUrls()
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      await server.close()
      process.exit(0)
    })
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
