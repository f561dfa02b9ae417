import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { drivenVisitor, type Start } from './driven-visitor'

/** On a busy machine. What hangs fails its test rather than the run. */
const START_MS = 60_000
/** A script that runs while the page goes into WebKit's back-forward cache is never answered. */
const SCRIPT_MS = 8_000

type Paths = { driver: string; xvfb: string; miniBrowser: string }

/** WebKitGTK, Safari's engine, through the W3C's WebDriver protocol and a screen of its own. */
export const startWebKit =
  (paths: Paths): Start =>
  async () => {
    const xvfb = spawn(paths.xvfb, ['-displayfd', '3', '-screen', '0', '1024x1024x24'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    const signal = AbortSignal.timeout(START_MS)
    const display = String((await once(xvfb.stdio[3] as Readable, 'data', { signal }))[0]).trim()
    const port = await freePort()
    const driver = spawn(paths.driver, [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${display}`,
        LANG: 'en_US.UTF-8',
        // Root has no sandbox.
        ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
      },
    })
    const end = () => {
      driver.kill()
      xvfb.kill()
    }
    process.once('exit', end)
    const { version, send } = await openSession(`http://127.0.0.1:${port}`, paths.miniBrowser)

    const act = (type: string, actions: object[]) =>
      send('POST', '/actions', { actions: [{ type, id: type, actions }] })
    return {
      version,
      restoresPages: true,
      visit: drivenVisitor({
        resize: (width, height) => send('POST', '/window/rect', { width, height }),
        goto: (url) => send('POST', '/url', { url }),
        evaluate: async (expression) => {
          const script = `const [done] = arguments
            Promise.resolve().then(() => (${expression})).then((value) => done({ value }), (error) => done({ error: String(error) }))`
          const { value, error } = await send('POST', '/execute/async', { script, args: [] })
          if (error) throw new Error(String(error))
          return value
        },
        // It has no fingers: a press is a mouse's.
        press: (x, y) =>
          act('pointer', [
            { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ]),
        type: async (text) => {
          // Keys that write nothing reach a date field only as actions, which are slow.
          if (/[\uE000-\uF8FF]/.test(text)) {
            const keys = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
            return act('key', keys)
          }
          const element = Object.values(await send('GET', '/element/active'))[0]
          return send('POST', `/element/${element}/value`, { text })
        },
      }),
      close: async () => {
        await send('DELETE', '')
        end()
      },
    }
  }

async function openSession(address: string, binary: string) {
  const call = async (method: string, path: string, body?: object): Promise<Record<string, unknown>> => {
    const signal = AbortSignal.timeout(path.endsWith('/execute/async') ? SCRIPT_MS : START_MS)
    const answer = await fetch(address + path, {
      method,
      signal,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: Record<string, unknown> }
    if (!answer.ok) throw new Error(`WebDriver, ${path}: ${JSON.stringify(value)}`)
    return value
  }
  for (let tries = 0; !(await call('GET', '/status').catch(() => tries > 200)); tries++) await wait(50)
  const browserOptions = { binary, args: ['--automation', '--full-screen'] }
  const alwaysMatch = { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': browserOptions }
  const { sessionId, capabilities } = await call('POST', '/session', { capabilities: { alwaysMatch } })
  const send = (method: string, path: string, body?: object) =>
    call(method, `/session/${sessionId}${path}`, body)
  return { send, version: String((capabilities as Record<string, unknown>).browserVersion) }
}

/** Returns a free TCP port. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await once(server.close(), 'close')
  return typeof address === 'object' ? address?.port : undefined
}
