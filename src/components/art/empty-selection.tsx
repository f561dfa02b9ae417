import { Drawing, type DrawingProps } from './drawing'
import { palette } from './palette'
import { arcade } from './shapes'

export function EmptySelection(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 240 160" {...props}>
      <path fill={palette.foam} d="M2 98a120 120 0 0 1 236 0v38H2z" />
      <circle cx="120" cy="112" r="84" fill={palette.glow} />
      <path
        fill={palette.ink}
        fillRule="evenodd"
        d={`M0 120A120 120 0 0 1 2 98h236a120 120 0 0 1 2 22v14H0z${arcade({ count: 5, x: 6, y: 134, width: 36, height: 26, step: 48 })}`}
      />
      <path fill={palette.slate} d="M0 134h240v30H0z" />
      <rect x="58" y="36" width="124" height="72" rx="10" fill={palette.brick} />
      <rect x="66" y="44" width="108" height="60" rx="4" fill={palette.sand} />
      <path
        stroke={palette.amber}
        strokeWidth="2.5"
        strokeDasharray="5 4"
        d={arcade({ count: 3, x: 74, y: 98, width: 26, height: 42, step: 33 })}
      />
      <path fill={palette.night} d="M58 104h124v16H58z" />
      <path fill={palette.brick} d="M54 112h132v28q0 8-8 8H62q-8 0-8-8z" />
      <path fill={palette.sun} d="M74 112h12v36H74zM154 112h12v36h-12z" />
      <path
        stroke={palette.night}
        strokeWidth="5"
        strokeLinecap="round"
        d="M104 124v3q0 6 6 6h20q6 0 6-6v-3"
      />
    </Drawing>
  )
}
