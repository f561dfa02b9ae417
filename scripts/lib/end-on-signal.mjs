/** Ends this process with 0 on SIGINT and SIGTERM, from the start on; closes `server` and `backend` first once they are set. */
export function endOnSignal() {
  const running = { server: undefined, backend: undefined }
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      // The embedded database and Vite set exit codes of their own.
      process.exitCode = 0
      await running.server?.close()
      await running.backend?.close()
      process.exit(0)
    })
  }
  return running
}
