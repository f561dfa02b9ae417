import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { localDir, root } from '../shared/project.ts'
import { hostedProjectForVisitors } from '../shared/settings.ts'
import { fillIn } from '../site/html.ts'
import { closeOnSignal } from './end-on-signal.ts'
import { prepareServer } from './prepare-server.ts'

/** Serves the site from its sources with hot reload. Uses the hosted project if its variables are set, else the embedded backend. */
export async function serveSources() {
  const { address, dataDir, backend } = await prepareServer(5173, 'npm run dev', hostedProjectForVisitors())
  const server = await createServer({
    root,
    appType: 'custom',
    server: {
      ...address,
      strictPort: true,
      // Serve only these: the checkout also holds keys, data and the git history.
      fs: { allow: ['index.html', 'node_modules', 'src'].map((name) => join(root, name)) },
      // Ignore `.local` and the data folder: files there change all the time.
      watch: {
        ignored: [
          (path) => [localDir, resolve(dataDir)].some((folder) => `${path}/`.startsWith(`${folder}/`)),
        ],
      },
    },
    plugins: [backend, renderPages()],
  })
  closeOnSignal(server)
  await server.listen()
  server.printUrls()
}

/** Vite plugin that renders each requested page with the pre-renderer, and answers unknown paths with 404. */
function renderPages(): Plugin {
  return {
    name: 'studybridge:render-pages',
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        try {
          const { pathname } = new URL(`http://localhost${request.originalUrl ?? request.url}`)
          const { exists, renderPage } = await server.ssrLoadModule('/src/app/prerender.tsx')
          const source = readFileSync(join(root, 'index.html'), 'utf8')
          const shell = await server.transformIndexHtml(pathname, source)
          response.statusCode = exists(pathname) ? 200 : 404
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          response.end(fillIn(shell, await renderPage(pathname)))
        } catch (error) {
          if (error instanceof Error) server.ssrFixStacktrace(error)
          next(error)
        }
      })
    },
  }
}
