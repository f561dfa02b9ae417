/** A traveller walking right, 100 high, with a backpack and a long kurta; (x, y) is where the feet stand. */
export function Traveller({ x = 0, y = 0, scale = 1 }: { x?: number; y?: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} strokeLinecap="round" strokeLinejoin="round">
      {/* Legs and shoes */}
      <path stroke="var(--color-ink-deep)" strokeWidth="8" d="M-3-44-9-22-19-4.5M4-44 12-23 16-4" />
      <path stroke="var(--color-amber)" strokeWidth="7" d="M-20-3.5h5M17-3.5h6" />
      {/* Backpack and its pocket */}
      <path fill="var(--color-sea)" d="M-10-80c-14-2-17 6-17 18v12q0 8 8 8h9z" />
      <path stroke="var(--color-sea-deep)" strokeWidth="2.5" d="M-26-60h10v10h-9" />
      {/* Kurta, its hem, and the strap of the backpack */}
      <path fill="var(--color-brick)" d="M-9-79q9-5 17 0l4 24 6 25q-13 7-31 0l3-25z" />
      <path stroke="var(--color-marigold-light)" strokeWidth="2.5" d="M14-32q-12 5-25 1" />
      <path stroke="var(--color-sea-deep)" strokeWidth="3.5" d="M3-79q-9 14-12 26" />
      {/* Arm and hand */}
      <path stroke="var(--color-brick)" strokeWidth="7.5" d="M5-74 12-60 22-53" />
      <circle cx="25" cy="-51" r="3.6" fill="var(--color-skin)" />
      {/* Neck, head and hair */}
      <path stroke="var(--color-skin)" strokeWidth="6" d="M1-82v-4" />
      <circle cx="2.5" cy="-90" r="8" fill="var(--color-skin)" />
      <path
        fill="var(--color-ink-deep)"
        d="M-6-87c-4-10 4-16 10-15 6 0 8 5 7 9-5 1-9 0-11-3q0 5-3 9zM-6-93a4.5 4.5 0 1 1-4 7z"
      />
    </g>
  )
}
