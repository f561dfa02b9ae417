import { Drawing, type DrawingProps } from './drawing'
import { palette } from './palette'

const bridge =
  'M0 120A120 120 0 0 1 12.8 66q107.2-36 214.4 0A120 120 0 0 1 240 120v10h-46a74 74 0 0 0-148 0H0z'

export function StateSent(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 240 160" {...props}>
      <path fill={palette.foam} d="M12.8 66a120 120 0 0 1 214.4 0v4H12.8z" />
      <circle cx="120" cy="130" r="80" fill={palette.glow} />
      <circle cx="120" cy="130" r="56" fill={palette.sun} />
      <path fill={palette.ink} d={bridge} />
      <path stroke={palette.slate} strokeWidth="5" d="M13 68q107-36 214 0" />
      <path fill={palette.sea} d="M0 130h240v34H0z" />
      <path fill={palette.deep} d="M0 130h46a74 22 0 0 0 148 0h46v34H0z" />
      <path fill={palette.stone} d="M122 74l30 46H92z" />
      <path fill={palette.paper} d="M122 74v46H92zM70 104l52 12 52-12-24 34H94z" />
      <path
        stroke={palette.paper}
        strokeWidth="3"
        strokeLinecap="round"
        d="M84 148h84M60 140h18M176 140h22M100 155h44"
      />
    </Drawing>
  )
}
