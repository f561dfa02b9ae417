import { CountryFrame, type DrawingProps } from './drawing'
import { palette } from './palette'
import { arcade, arch, steppedHouse, stoneBridge } from './shapes'

export function CountryBelgium(props: DrawingProps) {
  return (
    <CountryFrame {...props}>
      <path fill={palette.glow} d="M0 206v-46a160 160 0 0 1 320 0v46z" />
      <path fill={palette.glow} d="M0 206h-196v-30q40-40 90-34t106-2zM320 206h196v-26q-60-44-110-36t-86-4z" />
      <path
        stroke={palette.sea}
        strokeWidth="18"
        strokeLinecap="round"
        d="M-42 160v-38M-90 160v-26M-138 160v-34M362 160v-30M408 160v-40M456 160v-22"
      />
      <path
        stroke={palette.deep}
        strokeWidth="22"
        strokeLinecap="round"
        d="M-18 160v-10M-66 160v-14M-114 160v-6M338 160v-16M385 160v-8M432 160v-14"
      />
      <g fill={palette.sun}>
        <circle cx="214" cy="94" r="72" opacity=".3" />
        <circle cx="214" cy="94" r="48" />
      </g>

      <path
        fill={palette.slate}
        d="M114 168V80l4-6 2 6h4V50l4-6 2 6h2V32l10-14 10 14v18h2l2-6 4 6v30h4l2-6 4 6v88z"
      />
      <path stroke={palette.brick} strokeWidth="2" d="M142 20V7" />
      <path fill={palette.brick} d="M141 7l15 4.5-15 4.5z" />
      <path
        fill={palette.glow}
        d={arcade(2, 121, 112, 9, 24, 33) + arcade(2, 131, 72, 8, 16, 14) + arch(138, 46, 8, 12)}
      />

      <path
        fill={palette.brick}
        d={steppedHouse(20, 168, 50, 46, 4, 9) + steppedHouse(258, 168, 44, 36, 3, 9)}
      />
      <path fill={palette.paper} d="M70 168v-62q0-8 6-8 6 0 6-8t6-8q0-10 7-12 7 2 7 12 6 0 6 8t6 8 6 8v62z" />
      <path fill={palette.ink} d={steppedHouse(120, 168, 46, 40, 3, 9)} />
      <path fill={palette.blush} d="M166 168v-52h4q0-14 10-16 0-12 9-16 9 4 9 16 10 2 10 16h4v52z" />
      <path fill={palette.sea} d={steppedHouse(212, 168, 46, 50, 4, 9)} />
      <path
        fill={palette.night}
        d={
          arch(38, 168, 14, 22) +
          arch(88, 168, 14, 24) +
          arch(182, 168, 14, 22) +
          arch(228, 168, 14, 24) +
          arch(273, 168, 14, 20)
        }
      />
      <path
        stroke={palette.night}
        strokeWidth="10"
        strokeDasharray="7 5"
        d="M80 110h31M80 130h31M173.5 130h31M185.5 108h7"
      />
      <path
        stroke={palette.glow}
        strokeWidth="10"
        strokeDasharray="7 5"
        d="M30 134h31M36 116h19M128 140h31M134 122h19M128 158h31M220 128h31M226 110h19M265 142h31"
      />

      <path fill={palette.ink} fillRule="evenodd" d={stoneBridge} />
      <path stroke={palette.slate} strokeWidth="4" d="M-196 168h712" />
      <path fill={palette.sea} d="M-196 204h712v20h-712z" />
      <path fill={palette.deep} fillRule="evenodd" transform="matrix(1 0 0 -.44 0 293.8)" d={stoneBridge} />
    </CountryFrame>
  )
}
