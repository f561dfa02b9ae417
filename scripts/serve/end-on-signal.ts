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
  // npm signals only its shell; if that ends, this process gets another parent.
  const { ppid, env } = process
  if (env.npm_lifecycle_event) setInterval(() => process.ppid !== ppid && end(), 1000).unref()
  return running
}
