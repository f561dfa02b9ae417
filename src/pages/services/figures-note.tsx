/** How old the figures of a page are. */
export function FiguresNote({ figuresNotice, lastChecked }: { figuresNotice: string; lastChecked: string }) {
  return (
    <p className="container-page pb-10 text-ink-muted text-sm">
      {figuresNotice} {lastChecked}
    </p>
  )
}
