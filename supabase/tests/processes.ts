import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { connect } from 'node:net'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { inject } from 'vitest'
import { freePort } from '../../scripts/shared/free-port.ts'
import { root } from '../../scripts/shared/project.ts'

const serve = [
  // By its address, because Node looks for packages in the folder in which it starts.
  `--import=${pathToFileURL(createRequire(import.meta.url).resolve('tsx'))}`,
  fileURLToPath(new URL('serve.ts', import.meta.url)),
]
const running = new Set<ChildProcess>()

/** Kills every server that `startServer` started and that still runs. */
export async function endServers() {
  await Promise.all([...running].map((child) => child.kill('SIGKILL') && once(child, 'exit')))
}

type Options = { command?: string[]; cwd?: string; env?: Record<string, string> }

/** Starts a server in a process of its own. */
export async function startServer(dataDir: string, { command = serve, cwd = root, env = {} }: Options = {}) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, command, {
    cwd,
    // Clear the address of the tests' backend, which setup.ts sets: the command opens its own.
    env: {
      ...process.env,
      VITE_SUPABASE_URL: '',
      VITE_SUPABASE_ANON_KEY: '',
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      ...env,
    },
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const exit = new Promise<number | string>((resolve) => {
    child.once('exit', (code, signal) => {
      running.delete(child)
      resolve(code ?? String(signal))
    })
  })
  return {
    url,
    exit,
    pid: child.pid ?? 0,
    kill: (signal: NodeJS.Signals) => {
      child.kill(signal)
      return exit
    },
    /** Waits for the first answer; false when the process ended before. */
    async isReady() {
      while (child.exitCode === null && child.signalCode === null) {
        const answer = await fetch(`${url}/rest/v1/companies?limit=1`, {
          headers: { apikey: inject('publishableKey') },
          signal: AbortSignal.timeout(5000),
        }).catch(() => undefined)
        if (answer?.ok) return true
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      return false
    },
    /** Its output so far, as lines. */
    lines: () => output.split('\n').filter((line) => line.trim() !== ''),
  }
}

/** Inserts a row as a visitor. Returns the status, or undefined without an answer. */
export async function send(url: string, table: string, row: object) {
  const answer = await fetch(`${url}/rest/v1/${table}`, {
    method: 'POST',
    headers: { apikey: inject('publishableKey'), 'content-type': 'application/json' },
    body: JSON.stringify(row),
    signal: AbortSignal.timeout(5000),
  }).catch(() => undefined)
  return answer?.status
}

/** The ids of all rows of a table, read with the secret key. */
export async function storedIds(url: string, table: string) {
  const ids = new Set<string>()
  for (let offset = 0; ; offset += 1000) {
    const answer = await fetch(`${url}/rest/v1/${table}?select=id&order=id&offset=${offset}&limit=1000`, {
      headers: { apikey: inject('secretKey') },
    })
    const rows = (await answer.json()) as { id: string }[]
    for (const { id } of rows) ids.add(id)
    if (rows.length < 1000) return ids
  }
}

/** Sends a raw request line, because `fetch` would normalise its path. Returns the whole response. */
export function answerTo(url: string, line: string, headers: string[] = []): Promise<string> {
  const { hostname, port, host } = new URL(url)
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(port), hostname, () => {
      const lines = [`${line} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers]
      socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    })
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text
    })
    socket.on('error', reject).on('close', () => resolve(answer))
  })
}
