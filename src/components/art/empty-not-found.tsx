import { Drawing, type DrawingProps } from './drawing'
import { palette } from './palette'
import { Traveller } from './traveller'

const bridge =
  'M0 120a120 120 0 0 1 8.4-44H84l-5 8 4 6-6 8q-13 10-13 34H54a22 22 0 0 0-44 0H0zM240 120a120 120 0 0 0-8.4-44H158l4 7-5 8 8 8q13 10 13 33h8a22 22 0 0 1 44 0h10z'

export function EmptyNotFound(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 240 160" {...props}>
      <path fill={palette.blush} d="M8.4 76a120 120 0 0 1 223.2 0v4h-.6v56H9V80h-.6z" />
      <circle cx="120" cy="132" r="86" fill={palette.glow} />
      <circle cx="120" cy="132" r="50" fill={palette.sun} />
      <path
        stroke={palette.paper}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 8"
        d="M92 78h58M78 132a42 42 0 0 1 84 0"
      />
      <path fill={palette.ink} d={bridge} />
      <path stroke={palette.slate} strokeWidth="4" d="M9 78h75M231 78h-73" />
      <path fill={palette.sea} d="M0 132h240v32H0z" />
      <path
        fill={palette.deep}
        d="M0 132h10a22 10 0 0 0 44 0h20q0 10 12 14l-2 6 3 10H0zM240 132h-10a22 10 0 0 1-44 0h-20q0 10-12 14l2 5-4 11h88z"
      />
      <path stroke={palette.sun} strokeWidth="4" strokeLinecap="round" d="M90 140h60M100 149h40" />
      <Traveller x={70} y={76} scale={0.62} />
    </Drawing>
  )
}
