type Closable = { close: () => Promise<unknown> }

/** On SIGINT and SIGTERM closes the `server` and the `backend` of the returned object, then exits with 0. */
export function endOnSignal() {
  const running: { server?: Closable; backend?: Closable } = {}
  const end = async () => {
    // Vite or PGlite may end the process with another code while it closes.
    process.exitCode = 0
    await running.server?.close()
    await running.backend?.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end)
  // npm runs the command in a shell, and signals only that shell. When it ends, this process gets another parent.
  const shell = process.ppid
  const endWithShell = () => {
    if (process.ppid !== shell) end()
  }
  if (process.env.npm_lifecycle_event) setInterval(endWithShell, 1000).unref()
  return running
}
