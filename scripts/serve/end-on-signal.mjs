/** Ends this process with 0 on SIGINT and SIGTERM; closes `server` and `backend` first once they are set. */
export function endOnSignal() {
  const running = { server: undefined, backend: undefined }
  const end = async () => {
    // Vite and PGlite set exit codes of their own.
    process.exitCode = 0
    await running.server?.close()
    await running.backend?.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end)
  // npm passes a signal on to its shell alone, whose end leaves this process behind.
  const { ppid, env } = process
  if (env.npm_lifecycle_event) setInterval(() => process.ppid !== ppid && end(), 1000).unref()
  return running
}
