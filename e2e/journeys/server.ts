import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'playwright/test'
import { localKeys } from '../../scripts/shared/local-keys.ts'

type Loss = { file: string; times: number; used: boolean }
type Row = Record<string, unknown>

export type Server = Awaited<ReturnType<typeof startServer>>

/** The server of a journey: the site at its own origin, where a journey can lose, refuse or hold requests. */
async function startServer(site: string) {
  const losses: Loss[] = []
  let isOffline = false
  let isRefusing = false
  let heldFiles: Promise<void> | undefined
  let heldForNextPage: Promise<void> | undefined
  let isCachingOff = false
  let policy: string | undefined

  const server = createServer(async (incoming, outgoing) => {
    const { pathname } = new URL(String(incoming.url), site)
    if (incoming.headers.accept?.startsWith('text/html')) heldFiles = heldForNextPage
    if (pathname.startsWith('/assets/')) await heldFiles
    if (isOffline) return incoming.socket.destroy()
    if (isRefusing && incoming.method === 'POST') return outgoing.writeHead(403).end()
    const loss = losses.find(({ file, times }) => times > 0 && pathname === `/assets/${file}`)
    if (loss) {
      loss.times--
      loss.used = true
      return outgoing.writeHead(503, { 'Content-Type': 'text/plain' }).end('lost')
    }
    pass(incoming, outgoing)
  })

  function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { headers } = incoming
    const method = incoming.method ?? 'GET'
    const forwarded = request(`${site}${incoming.url}`, { method, headers }, (answer) => {
      const isPage = answer.headers['content-type']?.startsWith('text/html')
      outgoing.writeHead(Number(answer.statusCode), {
        ...answer.headers,
        ...(policy && isPage && { 'content-security-policy': policy }),
        // A reload must request every file.
        ...(isCachingOff && !isPage && { 'cache-control': 'no-cache' }),
      })
      answer.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Rows of a table, as staff see them. `filter` is PostgREST's. */
    rows: async (table: string, filter: string): Promise<Row[]> => {
      const answer = await fetch(`${site}/rest/v1/${table}?${filter}`, {
        headers: { apikey: localKeys().secret },
      })
      if (!answer.ok) throw new Error(`${table}: ${await answer.text()}`)
      return (await answer.json()) as Row[]
    },
    /** Answers the next requests for a file of the built site with an error. */
    lose: (file: string, times = Number.POSITIVE_INFINITY) => losses.push({ file, times, used: false }),
    setOffline: (now: boolean) => {
      isOffline = now
      if (now) server.closeAllConnections()
    },
    /** Refuses all submissions. */
    setRefusing: (now: boolean) => {
      isRefusing = now
    },
    /** Holds every file of the next document. Returns the function that releases them. */
    hold: () => {
      let release = () => {}
      heldForNextPage = new Promise((resolve) => {
        release = resolve
      })
      isCachingOff = true
      return release
    },
    /** Replaces the Content-Security-Policy of pages. */
    setPolicy: (next: string | undefined) => {
      policy = next
    },
    /** Stops losing files. */
    repair: () => {
      for (const loss of losses) loss.times = 0
    },
    /** Files that should be lost but were never requested. */
    unused: () => losses.filter(({ used }) => !used).map(({ file }) => file),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The fixture of a journey's server. After the test it checks that all files to lose were requested. */
export async function serverFixture(
  { baseURL }: { baseURL: string | undefined },
  use: (server: Server) => Promise<void>,
) {
  const server = await startServer(String(baseURL))
  await use(server)
  await expect.poll(server.unused).toEqual([])
  server.close()
}
