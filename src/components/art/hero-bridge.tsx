import { Drawing, type DrawingProps } from './drawing'
import { palette } from './palette'
import { arcade, arch, steppedHouse } from './shapes'
import { Traveller } from './traveller'

const bridge =
  'M0 250C90 250 190 216 300 216s210 34 300 34v54h-70a26 26 0 0 0-52 0h-12a46 46 0 0 0-92 0h-12a62 62 0 0 0-124 0h-12a46 46 0 0 0-92 0h-12a26 26 0 0 0-52 0H0z'

/** From one shore to the other: a temple tower, a palm and a dome, then gables and a spire, with the low sun between them. */
export function HeroBridge(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 600 400" {...props}>
      <path fill={palette.blush} d="M0 310V210C0 70 120 0 300 0s300 70 300 210v100z" />
      <g fill={palette.glow}>
        <circle cx="300" cy="304" r="292" opacity=".4" />
        <circle cx="300" cy="304" r="234" />
      </g>
      <circle cx="300" cy="304" r="166" fill={palette.sun} />
      <path
        stroke={palette.slate}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M352 96q9-7 12 2 5-8 13-1M386 122q8-6 10 2 4-7 11-1M340 126q6-5 8 1 4-6 9-1"
      />

      <path
        fill={palette.amber}
        opacity=".6"
        d="M170 256v-64q-3-10 5-16 8 6 5 16v14h6q-14-32 27-56l3-14 3 14q41 24 27 56h6v-14q-3-10 5-16 8 6 5 16v64zM362 256v-50l14-24 14 24v14h10v-44l7-40 7 40v80z"
      />

      <path
        stroke={palette.amber}
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0 9"
        d="M60 96h37"
      />
      <path
        fill={palette.brick}
        d="M22 256v-36h7v-22h6v-20h6v-18h6v-17h6v-15q-2-26 14-30h22q16 4 14 30v15h6v17h6v18h6v20h6v22h7v36z"
      />
      <path
        stroke={palette.glow}
        strokeWidth="4"
        d="M26 220h104M32 198h92M38 178h80M44 160h68M50 143h56M54 128h48"
      />
      <path
        fill={palette.night}
        d={
          arch(67, 256, 22, 29) +
          arcade(4, 43, 216, 9, 12, 20.3) +
          arcade(3, 51, 194, 9, 11, 22.5) +
          arcade(3, 54, 175, 8, 10, 20) +
          arcade(3, 57, 157, 7, 9, 17.5) +
          arcade(2, 63, 141, 7, 8, 23) +
          arch(69, 126, 18, 18)
        }
      />

      <path stroke={palette.night} strokeWidth="5" strokeLinecap="round" d="M138 256q14-30 8-66" />
      <path
        fill={palette.deep}
        d="M146 190q-16-18-38-4 22-6 38 4zq-24-4-30 22 12-20 30-22zq16-18 38-4-22-6-38 4zq24-4 30 22-12-20-30-22zq-18-18-6-40-2 22 6 40zq10-20 30-24-18 10-30 24z"
      />

      <path fill={palette.slate} d="M420 244V160h6v-8l14-82 14 82v8h6v84z" />
      <path fill={palette.glow} d={arch(434, 188, 12, 26)} />
      <path fill={palette.brick} d={steppedHouse(452, 256, 46, 44, 3, 10)} />
      <path fill={palette.paper} d={steppedHouse(498, 256, 50, 62, 4, 10)} />
      <path fill={palette.sea} d={steppedHouse(548, 256, 44, 46, 3, 10)} />
      <path
        stroke={palette.night}
        strokeWidth="11"
        strokeDasharray="7 5"
        d="M460 226h31M466 207h19M508 234h31M508 213h31M514 193h19M555 234h31M561 215h19"
      />

      <path fill={palette.sea} d="M0 304h600v100H0z" />
      <path fill={palette.deep} transform="matrix(1 0 0 -.9 0 577.6)" d={bridge} />
      <path
        stroke={palette.sun}
        strokeWidth="6"
        strokeLinecap="round"
        d="M250 315h100M260 328h80M274 341h52M290 354h20"
      />
      <path
        stroke={palette.foam}
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".6"
        d="M52 380h64M138 370h30M428 382h84M404 370h26M276 388h58"
      />
      <path fill={palette.ink} d={bridge} />
      <path
        fill={palette.slate}
        d="M0 304v-40h22v10h12v10h12v10h12v10zM600 304v-40h-22v10h-12v10h-12v10h-12v10z"
      />
      <path stroke={palette.slate} strokeWidth="6" d="M0 253c90 0 190-34 300-34s210 34 300 34" />
      <Traveller x={294} y={214} />
    </Drawing>
  )
}
