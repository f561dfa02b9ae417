import { Drawing, type DrawingProps } from './drawing'
import { palette } from './palette'

export function ConsultantPortrait(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 96 112" {...props}>
      <path fill={palette.foam} d="M0 112V48a48 48 0 0 1 96 0v64z" />
      <circle cx="48" cy="46" r="32" fill={palette.glow} />
      <path fill={palette.sea} d="M8 112c0-26 16-36 40-36s40 10 40 36z" />
      <path fill={palette.paper} d="M38 74h20l-10 18z" />
      <path fill={palette.blush} d="M41 62h14v14l-7 7-7-7z" />
      <circle cx="48" cy="50" r="17" fill={palette.blush} />
      <path
        fill={palette.ink}
        d="M29 52c-3-18 8-26 19-26s22 8 19 26c-3-8-6-12-10-13-8 3-18 3-22 1-3 2-5 6-6 12z"
      />
    </Drawing>
  )
}
