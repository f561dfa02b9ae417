import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { localKeys } from '../../scripts/shared/local-keys.ts'

/** A Content-Security-Policy that turns scripts off. */
const SCRIPTS_OFF = "default-src 'self'; style-src 'unsafe-inline'; script-src 'none'"

type Loss = { file: string; times: number; used: boolean }
type Row = Record<string, unknown>

export type Server = Awaited<ReturnType<typeof startServer>>

/** The server of a journey: the site at its own origin, where a journey can lose, refuse or hold requests. */
export async function startServer(site: string) {
  const losses: Loss[] = []
  let isOffline = false
  let isRefusing = false
  let held: Promise<void> | undefined
  let areScriptsOff = false

  const server = createServer(async (incoming, outgoing) => {
    const { pathname } = new URL(String(incoming.url), site)
    if (pathname.startsWith('/assets/')) await held
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
        ...(areScriptsOff && isPage && { 'content-security-policy': SCRIPTS_OFF }),
        // A reload must request every file, to be held.
        ...(held && !isPage && { 'cache-control': 'no-cache' }),
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
    /** Holds the files of pages. Returns the function that releases them. */
    hold: () => {
      let release = () => {}
      held = new Promise((resolve) => {
        release = resolve
      })
      return release
    },
    /** Turns scripts off in the next pages. */
    setScriptsOff: (now: boolean) => {
      areScriptsOff = now
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
