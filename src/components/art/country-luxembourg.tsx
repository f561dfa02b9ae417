import { CountryFrame, type DrawingProps } from './drawing'
import { palette } from './palette'
import { arcade, arch } from './shapes'

const bridge = `M60 92h456v112h-246a88 88 0 0 0-176 0H60z${arch(110, 133, 11, 25)}${arch(128, 121, 11, 13)}${arch(225, 121, 11, 13)}${arch(243, 133, 11, 25)}${arch(261, 146, 11, 38)}${arcade(6, 280, 204, 20, 86, 40)}`

export function CountryLuxembourg(props: DrawingProps) {
  return (
    <CountryFrame {...props}>
      <path fill={palette.blush} d="M0 206v-46A160 160 0 0 1 304.8 92H516v114z" />
      <circle cx="182" cy="156" r="118" fill={palette.glow} opacity=".6" />
      <circle cx="182" cy="156" r="72" fill={palette.sun} />

      <path fill={palette.slate} d="M218 92V70h8V54l5-30 5 30v16h10V44l5-32 5 32v26h10V54l5-30 5 30v38z" />
      <path fill={palette.brick} d="M272 92V80l11-13 11 13v12z" />

      <path fill={palette.sea} d="M150 204q50-50 120-34v34z" />
      <path fill={palette.deep} d="M80 204v-40q60 0 130 40z" />

      <path fill={palette.ink} fillRule="evenodd" d={bridge} />
      <path stroke={palette.slate} strokeWidth="5" d="M60 94h456" />
      <path fill={palette.brick} d="M120 93V76q0-6 8-6h68q10 0 12 8l2 15z" />
      <path stroke={palette.paper} strokeWidth="8" strokeDasharray="12 4" d="M126 78h76" />

      <path fill={palette.paper} d="M44 108V66h34v42z" />
      <path fill={palette.slate} d="M37 68l24-37 24 37z" />
      <path
        fill={palette.stone}
        d="M-196 206V116q40-6 60-20t60 0H-28v-8h8v8h6v-8h8v8h6v-8h8v8h12v-8h8v8h6v-8h8v8h50q7 0 6 7-3 14-1 23 3 10 2 21-3 14 1 27l4 32z"
      />
      <path
        fill={palette.amber}
        opacity=".25"
        d="M80 96h12q7 0 6 7-3 14-1 23 3 10 2 21-3 14 1 27l4 32H86q-5-18-2-36 2-14-2-26-3-14 0-25 2-12-2-23z"
      />
      <path
        fill={palette.ink}
        d={arcade(8, -50, 136, 10, 16, 16) + arcade(9, -82, 172, 10, 16, 18) + arch(56, 88, 10, 14)}
      />

      <path fill={palette.sea} d="M-196 204h712v20h-712z" />
      <path fill={palette.deep} d="M-196 204H94a88 12 0 0 0 176 0h246v20h-712z" />
    </CountryFrame>
  )
}
