import { readFileSync } from 'node:fs'

/**
 * Ends this process with 0 on SIGINT and SIGTERM, and when the npm that started it is gone, from the start on;
 * closes `server` and `backend` first once they are set.
 */
export function endOnSignal() {
  const running = { server: undefined, backend: undefined }
  const end = async () => {
    // The embedded database and Vite set exit codes of their own.
    process.exitCode = 0
    await running.server?.close()
    await running.backend?.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end)
  // npm passes a signal on to the shell between the two alone.
  if (['start', 'dev'].includes(process.env.npm_lifecycle_event)) whenParentEnds(end)
  return running
}

function whenParentEnds(end) {
  const started = startedBy()
  const watch = setInterval(() => {
    if (startedBy() === started) return
    clearInterval(watch)
    end()
  }, 1000)
  watch.unref()
}

/** The process that started this one; with a shell's, `sh -c …`, also the one that started that, where the system tells. */
function startedBy() {
  const { ppid } = process
  try {
    const isShell = readFileSync(`/proc/${ppid}/cmdline`, 'utf8').includes('\0-c\0')
    const stat = readFileSync(`/proc/${ppid}/stat`, 'utf8')
    return isShell ? `${ppid} ${stat.slice(stat.lastIndexOf(')')).split(' ')[2]}` : `${ppid}`
  } catch {
    return `${ppid}`
  }
}
