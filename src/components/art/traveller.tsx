import { palette } from './palette'

/** A small figure with a suitcase, walking to the right; its feet stand at (x, y). */
export function Traveller({ x, y }: { x: number; y: number }) {
  return (
    <g
      transform={`translate(${x} ${y})`}
      fill={palette.night}
      stroke={palette.night}
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="-1" cy="-41" r="4" />
      <path d="M-6-29H1L3-16H-7zM-6-14-12 0M0-14 7 0M-5-26-17-14M-27-13h10v11h-10z" />
    </g>
  )
}
