import { readFileSync, realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
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
      fs: { deny: [...defaultDeny, ...secret.map((name) => `**/${name}/**`)] },
      // Tests copy the whole checkout into the one, rows change in the other.
      watch: {
        ignored: [
          (path) => [localDir, realPath(dataDir)].some((folder) => folder && path.startsWith(folder)),
        ],
      },
    },
    plugins: [keepSecrets(dataDir), running.backend, renderPages()],
  })
  await running.server.listen()
  running.server.printUrls()
}

const secret = ['.local', '.git']
// Vite's own list, which a list of ours replaces.
const defaultDeny = ['.env', '.env.*', '*.{crt,pem}']

/** Vite serves every file of the project, so keys, history and rows are refused ahead of it, however the path is written. */
function keepSecrets(dataDir) {
  const folders = [dataDir, ...secret.map((name) => join(root, name))]
  return {
    name: 'studybridge:keep-secrets',
    configureServer({ middlewares, config }) {
      const bases = ['/', root, config.publicDir]
      middlewares.use((request, response, next) => {
        ignoreBadRange(request)
        const paths = spellings(request.url)
        const isNamed = paths.some((path) => {
          const words = path.toLowerCase().split(/[/?&=#]/)
          // Vite starts an editor for any request to this path.
          return [...secret, '__open-in-editor'].some((name) => words.includes(name))
        })
        if (!isNamed && !paths.some((path) => leadsInto(folders, path, bases))) return next()
        response.statusCode = 404
        response.end()
      })
    },
  }
}

/** Whether a path, or an end of it, is a file within one of the folders, by whatever links. */
function leadsInto(folders, path, bases) {
  const hidden = folders.map(realPath).filter(Boolean)
  const words = path.replace(/[?#].*/s, '').split('/')
  const ends = words.map((_, at) => words.slice(at).join('/'))
  const files = bases.flatMap((base) => ends.map((end) => realPath(join(base, end)))).filter(Boolean)
  return hidden.some((folder) => files.some((file) => `${file}${sep}`.startsWith(`${folder}${sep}`)))
}

const realPath = (path) => attempt(() => realpathSync.native(path))

/** As the file system might come to see it: decoded as often as it takes, with one kind of slash. */
function spellings(url) {
  const paths = [url]
  for (let again = 0; again < 5; again++)
    paths.push(
      paths
        .at(-1)
        .replace(/(%[0-9a-f]{2})+/gi, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString()),
    )
  return [...new Set(paths)].map((path) => path.replaceAll('\\', '/').replaceAll('\0', ''))
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
