// Starts a real Postgres in a temporary folder for tests.
import { execFile, execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { hostedRoles, migrationFiles } from '../../scripts/db-types/database.ts'

const isRoot = process.getuid?.() === 0

/**
 * Starts a cluster with the roles of a hosted project and all migrations. It listens only on a socket in its folder.
 * @param bin the folder with the commands of Postgres
 */
export async function startPostgres(bin: string) {
  const folder = mkdtempSync(join(tmpdir(), 'studybridge-pg-'))
  const data = join(folder, 'data')
  if (isRoot) {
    // Postgres refuses to run as root.
    execFileSync('chown', ['postgres', folder])
    chmodSync(folder, 0o755)
  }
  const runAsOwner = (name: string, args: string[]) => {
    const path = join(bin, name)
    const [command, argumentsBefore] = isRoot ? ['setpriv', [...asPostgres, path]] : [path, []]
    execFileSync(command, [...argumentsBefore, ...args], { cwd: folder, stdio: 'ignore' })
  }
  runAsOwner('initdb', [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-locale',
    '--no-sync',
  ])
  const options = `-c listen_addresses= -k ${folder} -c max_connections=100 -c timezone=UTC`
  runAsOwner('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start'])

  const connection = ['-h', folder, '-U', 'postgres']
  const command = (name: string, args: string[]) =>
    promisify(execFile)(join(bin, name), [...connection, ...args, 'postgres'], { maxBuffer: 2 ** 26 })
  const psql = async (...args: string[]) =>
    (await command('psql', ['-XAtq', '-v', 'ON_ERROR_STOP=1', ...args])).stdout
  const postgres = {
    /** Runs statements and returns their output, unaligned. */
    query: (sql: string) => psql('-c', sql),
    /** Runs a file and returns its output, with the error if it fails. */
    file: (path: string) => psql('-f', path).catch(({ stdout, stderr }) => `${stdout}\nnot ok 0 - ${stderr}`),
    /** Runs a pgbench script `times` times in each of `sessions`. Throws at the first error. */
    async pgbench(script: string, sessions: number, times: number) {
      const file = join(folder, `${randomUUID()}.sql`)
      writeFileSync(file, script)
      const args = ['-n', '-f', file, '-c', String(sessions), '-j', '4', '-t', String(times)]
      return (await command('pgbench', args)).stdout
    },
    stop() {
      runAsOwner('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await postgres.query(hostedRoles)
  for (const file of migrationFiles()) await psql('-1', '-f', file)
  return postgres
}

const asPostgres = ['--reuid=postgres', '--regid=postgres', '--init-groups', '--']
