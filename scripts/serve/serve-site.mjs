import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { preview } from 'vite'
import { oneLine } from '../shared/clean-log.mjs'
import { patternOf, rewritesOf } from '../shared/rewrites.mjs'
import { cacheControl, securityHeaders } from '../shared/security-headers.mjs'
import { ignoreBadRange } from './byte-range.mjs'
import { apiPrefixes } from './guard-api.mjs'

/** Serves a built site with its backend on `{ port, host }`. */
export const previewSite = (outDir, backend, address) =>
  preview({
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    build: { outDir },
    preview: { ...address, strictPort: true },
    plugins: [backend, serveSite(outDir)],
  })

/**
 * Vite plugin that makes `vite preview` serve a built site the way a static host does: flat files, real 404s, security
 * headers. Vite's own middlewares, which come between the two here, compress a file and send it with its ETag.
 */
function serveSite(outDir) {
  return {
    name: 'studybridge:serve-site',
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(`http://localhost${request.url}`)
        if (apiPrefixes.some((prefix) => pathname.startsWith(prefix))) return next()
        for (const [name, value] of Object.entries(securityHeaders())) response.setHeader(name, value)
        if (!['GET', 'HEAD'].includes(request.method)) {
          response.writeHead(405, { Allow: 'GET, HEAD' })
          return response.end()
        }
        ignoreBadRange(request)
        const file = siteFile(outDir, pathname)
        const hashed = file?.startsWith('/assets/')
        response.setHeader('Cache-Control', hashed ? cacheControl.hashed : cacheControl.page)
        if (!file) response.statusCode = 404
        request.url = file ?? '/404'
        next()
      })
      return () => {
        server.middlewares.use((_, response, next) => {
          if (response.statusCode !== 404) return next()
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          response.end(readFileSync(join(outDir, '404.html')))
        })
        // The server's own answer to a fault names paths.
        server.middlewares.use((error, _request, response, _next) => {
          console.error(oneLine(error.message))
          response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8' })
          response.end('This page cannot be shown at the moment.')
        })
      }
    },
  }
}

/** The file that answers a path, if there is one. */
export function siteFile(outDir, pathname) {
  const rewrite = rewritesOf(outDir).find(({ source }) => patternOf(source).test(pathname))
  if (rewrite) return `${rewrite.destination}.html`
  if (pathname === '/404') return undefined
  const page = `${pathname.replace(/\/$/, '') || '/index'}.html`
  const files = /\.(?!html)\w+$/.test(pathname) ? [pathname, page] : [page]
  return files.find((file) => existsSync(join(outDir, file)))
}
