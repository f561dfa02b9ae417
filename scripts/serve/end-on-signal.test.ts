import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { orUndefined } from '../../src/lib/or-undefined.ts'

const script = `
  const { endOnSignal } = await import('${new URL('end-on-signal.ts', import.meta.url)}')
  endOnSignal()
  console.log(process.pid)
  setInterval(() => {}, 1000)`

const isRunning = (pid: number) => orUndefined(() => process.kill(pid, 0)) === true

test('npm start ends when the npm process that started it ends', async () => {
  // npm runs a script through a shell like this one, and signals only the shell.
  const shell = spawn('sh', ['-c', '"$NODE" --import tsx --input-type=module --eval "$SCRIPT"; true'], {
    env: { ...process.env, NODE: process.execPath, SCRIPT: script, npm_lifecycle_event: 'start' },
  })
  const [output] = await once(shell.stdout, 'data')
  const pid = Number(output)
  expect(isRunning(pid)).toBe(true)
  shell.kill('SIGTERM')
  await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false)
})
