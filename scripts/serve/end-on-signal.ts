type Closable = { close: () => Promise<unknown> }

/** The open servers and databases, the newest first. */
const closables: Closable[] = []

/** Lets `endOnSignal` close this, before all that is open already. */
export const closeOnSignal = (closable: Closable) => void closables.unshift(closable)

/** On SIGINT and SIGTERM closes the servers and databases, then exits with 0. */
export function endOnSignal() {
  const end = async () => {
    // Vite or PGlite may end the process with another code while it closes.
    process.exitCode = 0
    for (const closable of closables) await closable.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end)
  // npm runs the command in a shell, and signals only that shell. When it ends, this process gets another parent.
  const shell = process.ppid
  const endWithShell = () => {
    if (process.ppid !== shell) end()
  }
  if (process.env.npm_lifecycle_event) setInterval(endWithShell, 1000).unref()
}
