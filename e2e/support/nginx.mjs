import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Where nginx is, installed from the system's packages when it may be, or why it is not there. */
export function findNginx() {
  const found = installedNginx()
  if (found) return { path: found }
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return { reason: 'nginx is not installed, and only root on Linux can install it' }
  // Run level 1 keeps the package from starting a server of its own.
  const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'],
  ])
    spawnSync('apt-get', args, { stdio: 'ignore', timeout: 300_000, env })
  const path = installedNginx()
  return path ? { path } : { reason: 'nginx could not be installed from the system’s packages' }
}

const installedNginx = () =>
  ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find((path) => existsSync(path))

/** Serves a folder by `rules` (a host's `nginx.conf`) on a port of this machine. Resolves to what stops it. */
export async function startNginx({ path, port, siteDir, rules }) {
  const folder = mkdtempSync(join(tmpdir(), 'studybridge-nginx-'))
  const file = join(folder, 'nginx.conf')
  writeFileSync(join(folder, 'rules.conf'), rules)
  writeFileSync(file, configuration({ folder, port, siteDir }))
  const server = spawn(path, ['-e', 'stderr', '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  server.stderr.on('data', (text) => {
    said += text
  })
  let ended = false
  const end = new Promise((resolve) => server.once('exit', resolve)).then(() => {
    ended = true
  })
  while (!(await answers(port))) {
    if (ended) throw new Error(`nginx ended: ${said}`)
    await wait(50)
  }
  return async () => {
    server.kill('SIGTERM')
    await end
    rmSync(folder, { recursive: true, force: true })
  }
}

const answers = (port) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  )

function configuration({ folder, port, siteDir }) {
  const types = ['/etc/nginx', '/usr/local/etc/nginx', '/opt/homebrew/etc/nginx'].find((path) =>
    existsSync(join(path, 'mime.types')),
  )
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  )
  return [
    // Started by root, nginx runs its workers as another user, who may not read root's folders.
    ...(process.getuid?.() === 0 ? [`user ${userInfo().username};`] : []),
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr;',
    'events {}',
    'http {',
    `  include ${types}/mime.types;`,
    '  access_log off;',
    ...kept,
    '  server {',
    `    listen 127.0.0.1:${port};`,
    `    root "${siteDir}";`,
    `    include ${folder}/rules.conf;`,
    '  }',
    '}',
    '',
  ].join('\n')
}
