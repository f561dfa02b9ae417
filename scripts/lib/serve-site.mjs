import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiPrefixes } from './embedded.mjs'
import { cacheControl, securityHeaders } from './security-headers.mjs'

/** Vite plugin that makes `vite preview` serve a built site the way a static host does: flat files, real 404s, security headers. */
export function serveSite(outDir) {
  return {
    name: 'studybridge:serve-site',
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(`http://localhost${request.url}`)
        if (apiPrefixes.some((prefix) => pathname.startsWith(prefix))) return next()
        for (const [name, value] of Object.entries(securityHeaders())) response.setHeader(name, value)
        if (pathname.startsWith('/assets/')) response.setHeader('Cache-Control', cacheControl.hashed)
        if (isFile(outDir, pathname)) return next()
        const page = pageFile(outDir, pathname)
        response.statusCode = page === '404.html' ? 404 : 200
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.setHeader('Cache-Control', cacheControl.page)
        response.end(request.method === 'HEAD' ? undefined : readFileSync(join(outDir, page)))
      })
    },
  }
}

const isFile = (outDir, pathname) => /\.(?!html)\w+$/.test(pathname) && existsSync(join(outDir, pathname))

function pageFile(outDir, pathname) {
  if (pathname.startsWith('/booking/')) return 'booking.html'
  const name = `${pathname.slice(1).replace(/\/$/, '') || 'index'}.html`
  return existsSync(join(outDir, name)) ? name : '404.html'
}
