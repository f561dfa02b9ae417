import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { apiPrefix } from '../serve/guard-api.ts'
import { siteFile } from '../serve/preview-site.ts'
import { cacheControl, securityHeaders } from '../site/security-headers.ts'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
// The level that hosts use for compression on the fly.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/**
 * Serves each built site over HTTP/2 at `https://<name>.localhost`; its API returns no rows.
 * @param folders of the sites, by name
 */
export async function serveSites(folders: Record<string, string>) {
  const keyAndCertificate = selfSignedCertificate()
  /** By path. Each file is compressed once. */
  const compressedFiles = new Map<string, Buffer>()
  const server = createSecureServer({ key: keyAndCertificate, cert: keyAndCertificate })
  server.on('stream', (stream, headers) => {
    const { hostname, pathname } = new URL(headers[':path'] ?? '/', `https://${headers[':authority']}`)
    if (pathname.startsWith(apiPrefix)) {
      stream.respond({ ':status': 200, 'content-type': 'application/json' })
      return stream.end('[]')
    }
    const folder = folders[hostname.replace('.localhost', '')]
    if (!folder) {
      stream.respond({ ':status': 404 })
      return stream.end()
    }
    const name = siteFile(folder, pathname) ?? '/404.html'
    const file = join(folder, name)
    if (!compressedFiles.has(file)) compressedFiles.set(file, bodyOf(file))
    stream.respond({
      ':status': name === '/404.html' ? 404 : 200,
      'content-type': types[extname(name)] ?? 'application/octet-stream',
      'cache-control': name.startsWith('/assets/') ? cacheControl.hashed : cacheControl.page,
      ...(isText(name) ? { 'content-encoding': 'br' } : {}),
      ...securityHeaders(),
    })
    stream.end(compressedFiles.get(file))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    originOf: (site: string) => `https://${site}.localhost:${port}`,
    // Trust only this certificate: if Chromium ignores all certificate errors, it disables its cache.
    browserArgument: `--ignore-certificate-errors-spki-list=${hashOfKey(keyAndCertificate)}`,
    close: () => server.close(),
  }
}

const isText = (name: string) => extname(name) !== '.woff2'

function bodyOf(file: string) {
  const body = readFileSync(file)
  return isText(file) ? brotliCompressSync(body, quality) : body
}

/** A private key and its certificate. Needs openssl. */
function selfSignedCertificate() {
  const request =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'
  return execFileSync('openssl', [...request.split(' '), '-keyout', '-', '-out', '-'], { encoding: 'utf8' })
}

function hashOfKey(keyAndCertificate: string) {
  const publicKey = new X509Certificate(keyAndCertificate).publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(publicKey).digest('base64')
}
