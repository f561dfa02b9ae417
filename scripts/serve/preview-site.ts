import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, type PluginOption, preview } from 'vite'
import { orUndefined } from '../../src/lib/or-undefined.ts'
import { fileWithoutAddress, patternOf, type Rewrite, rewritesOf } from '../site/rewrites.ts'
import { cacheControl, securityHeaders } from '../site/security-headers.ts'

export const previewSite = (
  siteDir: string,
  backend: PluginOption,
  address: { host: string; port: number },
) =>
  preview({
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    build: { outDir: siteDir },
    preview: { ...address, strictPort: true },
    plugins: [backend, serveSite(siteDir)],
  })

/**
 * Vite plugin that makes `vite preview` serve a built site as a static host does: flat files, 404s, security headers.
 * Vite's middlewares run between the two middlewares here: they compress the file and add an ETag.
 */
function serveSite(siteDir: string): Plugin {
  return {
    name: 'studybridge:preview-site',
    configurePreviewServer({ middlewares }) {
      const headers = securityHeaders()
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(`http://localhost${request.url}`)
        const file = siteFile(siteDir, pathname, rewritesOf(siteDir))
        const caching = file?.startsWith('/assets/') ? cacheControl.hashed : cacheControl.page
        response.setHeaders(new Map(Object.entries({ ...headers, 'Cache-Control': caching })))
        request.url = file ?? '/404'
        next()
      })
      return () => {
        middlewares.use((_, response) => {
          response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
          response.end(readFileSync(join(siteDir, '404.html')))
        })
      }
    },
  }
}

/** The path of the file for a request; undefined means 404. Decodes the path and merges slashes, as nginx does. */
export function siteFile(siteDir: string, pathname: string, rewrites: Rewrite[] = []) {
  const decoded = orUndefined(() => decodeURIComponent(pathname)) ?? pathname
  const path = decoded.replace(/\/+/g, '/')
  if (fileWithoutAddress.test(path) || /\/\.\.(\/|$)/.test(path)) return undefined
  const rewrite = rewrites.find(({ source }) => patternOf(source).test(path))
  if (rewrite) return `${rewrite.destination}.html`
  const page = `${path.replace(/\/$/, '') || '/index'}.html`
  const files = /\.(?!html)\w+$/.test(path) ? [path, page] : [page]
  return files.find((file) => existsSync(join(siteDir, file)))
}
