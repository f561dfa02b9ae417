/** Ends this process with 0 on SIGINT and SIGTERM, from the start on; closes `server` first once it is set. */
export function endOnSignal() {
  const running = { server: undefined }
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      // The embedded database and Vite set exit codes of their own.
      process.exitCode = 0
      await running.server?.close()
      process.exit(0)
    })
  }
  return running
}
