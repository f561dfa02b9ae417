import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

type Site = { port: number; siteDir: string }

/** Serves a built site by its `nginx.conf` on a port of this machine. Resolves to a function that stops it. */
export async function startNginx({ path, port, siteDir }: Site & { path: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'studybridge-nginx-'))
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, { port, siteDir }))
  const server = spawn(path, ['-e', 'stderr', '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  const end = new Promise((resolve) => server.once('exit', resolve))
  const answers = () => fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error('nginx ended.')
    await wait(50)
  }
  return async () => {
    server.kill('SIGTERM')
    await end
    rmSync(folder, { recursive: true, force: true })
  }
}

const configuration = (folder: string, { port, siteDir }: Site) => `
# Started by root, nginx runs its workers as another user, who may not read root's folders.
${process.getuid?.() === 0 ? `user ${userInfo().username};` : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    root "${siteDir}";
    include "${siteDir}/nginx.conf";
  }
}
`
