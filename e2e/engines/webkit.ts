import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { webkit as playwright } from 'playwright/test'
import { findWebKit } from '../support/engines.mjs'
import { startWith } from './chromium'
import { type Engine, START_MS, screen } from './driver'
import { freePort } from './losing-proxy'

const { paths, missing } = findWebKit()

/** WebKitGTK, Safari's engine, through the W3C's WebDriver protocol and a screen of its own. */
export const webkit: Engine = {
  name: 'WebKit',
  missing,
  start: async () => {
    if (!paths) return startWith(playwright)
    const xvfb = spawn(paths.xvfb, ['-displayfd', '3', '-screen', '0', '1024x1024x24'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    const display = String((await once(xvfb.stdio[3] as Readable, 'data'))[0]).trim()
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
    const end = () => endAll(driver, xvfb)
    try {
      return await openSession(`http://127.0.0.1:${port}`, paths.miniBrowser, end)
    } catch (error) {
      await end()
      throw error
    }
  },
}

async function endAll(...children: ChildProcess[]) {
  for (const child of children) {
    if (child.exitCode !== null) continue
    child.kill()
    await once(child, 'exit')
  }
}

type Answer = { value: unknown }

async function openSession(address: string, binary: string, end: () => Promise<void>) {
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(address + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(START_MS),
    })
    const { value } = (await answer.json()) as Answer
    if (!answer.ok) throw new Error(`WebDriver, ${path}: ${JSON.stringify(value)}`)
    return value
  }
  const until = Date.now() + START_MS
  while (!(await call('GET', '/status').catch(() => Date.now() > until)))
    await new Promise((resolve) => setTimeout(resolve, 50))
  const alwaysMatch = {
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  }
  const { sessionId } = (await call('POST', '/session', { capabilities: { alwaysMatch } })) as {
    sessionId: string
  }
  const send = (method: string, path: string, body?: object) =>
    call(method, `/session/${sessionId}${path}`, body)
  await send('POST', '/window/rect', screen)
  await send('POST', '/timeouts', { script: 30_000 })
  const pressKeys = async (keys: string) => {
    const actions = [...keys].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }
  return {
    restoresPages: true,
    goto: async (url: string) => {
      await send('POST', '/url', { url })
    },
    evaluate: async (expression: string) => {
      const { value, error } = (await send('POST', '/execute/async', {
        script: `const [done] = arguments
          Promise.resolve().then(() => (${expression})).then((value) => done({ value }), (error) => done({ error: String(error) }))`,
        args: [],
      })) as { value?: unknown; error?: string }
      if (error) throw new Error(error)
      return value
    },
    // It has no fingers: a press is a mouse's.
    press: async (x: number, y: number) => {
      const pointer = { type: 'pointer', id: 'pointer', parameters: { pointerType: 'mouse' } }
      await send('POST', '/actions', {
        actions: [
          {
            ...pointer,
            actions: [
              { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      })
    },
    type: async (text: string) => {
      // Keys that write nothing reach a date field only as actions, which are slow.
      if (/[\uE000-\uF8FF]/.test(text)) return pressKeys(text)
      const element = (await send('GET', '/element/active')) as Record<string, string>
      await send('POST', `/element/${Object.values(element)[0]}/value`, { text })
    },
    close: async () => {
      await send('DELETE', '').catch(() => {})
      await end()
    },
  }
}
