import { Drawing, type DrawingProps } from './drawing'
import { palette } from './palette'

export function EmptyComingSoon(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 240 160" {...props}>
      <path fill={palette.glow} d="M3.8 90a120 120 0 0 1 232.4 0v46H3.8z" />
      <circle cx="112" cy="134" r="62" fill={palette.sun} />

      <path
        stroke={palette.amber}
        strokeWidth="4"
        d="M60 134h104M112 134V80M112 134 78 92M112 134l34-42M70 112h84M22 90V58M40 90V50M16 66h32M22 90l18-24"
      />

      <path
        stroke={palette.brick}
        strokeWidth="5"
        strokeLinejoin="round"
        d="M190 90V34H96M190 56l-22-22M190 34h12"
      />
      <path stroke={palette.night} strokeWidth="2" d="M112 34v14" />
      <path fill={palette.brick} d="M102 48h20l-4 20h-12z" />

      <path
        stroke={palette.ink}
        strokeWidth="20"
        strokeDasharray="15.5 1.5"
        d="M48 134a64 64 0 0 1 56-63.5M176 134a64 64 0 0 0-56-63.5"
      />
      <path
        fill={palette.ink}
        d="M0 120A120 120 0 0 1 3.8 90H36v44H0zM188 90h48.2A120 120 0 0 1 240 120v14h-52z"
      />
      <path stroke={palette.slate} strokeWidth="4" d="M3 91h35M186 91h51" />
      <path fill={palette.sea} d="M0 134h240v30H0z" />
      <path stroke={palette.foam} strokeWidth="3" strokeLinecap="round" d="M30 148h40M92 146h20M150 150h50" />
    </Drawing>
  )
}
