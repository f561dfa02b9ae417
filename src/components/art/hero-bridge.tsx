import { Drawing } from './drawing'
import { palette } from './palette'
import { arcade, arch, steppedHouse } from './shapes'
import { Traveller } from './traveller'

const deck = 'C110 260 190 226 300 226S490 260 600 262'
const WATER = 322

/** An opening of the bridge between two piers: it rises from its springing, just above the water. */
const opening = (x: number, width: number, springing: number, rise: number) =>
  `M${x} ${WATER + 8}V${springing}a${width / 2} ${rise} 0 0 1 ${width} 0V${WATER + 8}z`
const openings =
  opening(-22, 100, 306, 32) +
  opening(104, 98, 304, 42) +
  opening(230, 140, 302, 58) +
  opening(398, 98, 304, 42) +
  opening(522, 100, 306, 32)

const piers = [78, 202, 370, 496]
const footings = piers.map((x) => `M${x - 7} ${WATER}l5-14h28l5 14z`).join('')
const reflections = piers.map((x) => `M${x - 2} ${WATER}h30l-4 30h-22z`).join('')

// On phones the two shores come nearer to each other, so that neither is cut off.
const css = `@keyframes sunrise{from{transform:translateY(96px)}}
.sunrise{animation:sunrise .8s cubic-bezier(.2,.7,.3,1)}
.unseen .sunrise{animation:none;transform:translateY(96px)}
@media(width<40rem){.hero-sky{transform:translateX(33px)scaleX(.89)}.hero-west{transform:translate(38px,5px)scale(.97)}.hero-east{transform:translate(-22px,5px)scale(.97)}}`

export function HeroBridge() {
  return (
    <Drawing viewBox="0 0 600 400" preserveAspectRatio="xMidYMax slice" className="size-full">
      <style>{css}</style>
      <g className="hero-sky">
        <path fill={palette.blush} d="M0 340V210C0 70 120 0 300 0s300 70 300 210v130z" />
        <g fill={palette.glow}>
          <path opacity=".4" d="M8 340a292 292 0 0 1 584 0z" />
          <path d="M70 340a230 230 0 0 1 460 0z" />
        </g>
      </g>
      <circle className="sunrise" cx="300" cy="286" r="150" fill={palette.sun} />
      <path
        stroke={palette.slate}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M196 92q9-7 12 2 5-8 13-1M230 122q8-6 10 2 4-7 11-1M172 132q6-5 8 1 4-6 9-1"
      />
      <path fill={palette.sea} d={`M-40 298H640V${WATER + 6}H-40z`} />
      <path stroke={palette.sun} strokeWidth="3" strokeLinecap="round" d="M252 306h96M266 314h70" />

      <g className="hero-west">
        <path
          fill={palette.amber}
          opacity=".55"
          d="M170 246v-54q-3-10 5-16 8 6 5 16v20h6q-14-32 27-56l3-14 3 14q41 24 27 56h6v-20q-3-10 5-16 8 6 5 16v54z"
        />
        <path
          stroke={palette.amber}
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray="0 9"
          d="M60 104h37"
        />
        <path
          fill={palette.brick}
          d="M22 262v-34h7v-22h6v-20h6v-18h6v-17h6v-15q-2-26 14-30h22q16 4 14 30v15h6v17h6v18h6v20h6v22h7v34z"
        />
        <path
          stroke={palette.glow}
          strokeWidth="4"
          d="M26 228h104M32 206h92M38 186h80M44 168h68M50 151h56M54 136h48"
        />
        <path
          fill={palette.night}
          d={
            arcade(4, 43, 224, 9, 12, 20.3) +
            arcade(3, 51, 202, 9, 11, 22.5) +
            arcade(3, 54, 183, 8, 10, 20) +
            arcade(3, 57, 165, 7, 9, 17.5) +
            arcade(2, 63, 149, 7, 8, 23) +
            arch(69, 134, 18, 18)
          }
        />
        <path stroke={palette.night} strokeWidth="5" strokeLinecap="round" d="M138 262q14-32 8-70" />
        <path
          fill={palette.deep}
          d="M146 192q-16-18-38-4 22-6 38 4zq-24-4-30 22 12-20 30-22zq16-18 38-4-22-6-38 4zq24-4 30 22-12-20-30-22zq-18-18-6-40-2 22 6 40zq10-20 30-24-18 10-30 24z"
        />
      </g>

      <g className="hero-east">
        <path fill={palette.amber} opacity=".55" d="M366 246v-36l14-24 14 24v14h8v-44l7-40 7 40v66z" />
        <path fill={palette.slate} d="M420 262V168h6v-8l14-82 14 82v8h6v94z" />
        <path stroke={palette.sun} strokeWidth="3" strokeLinecap="round" d="M440 80V66M435 71h10" />
        <path fill={palette.glow} d={arch(434, 196, 12, 26)} />
        <path fill={palette.brick} d={steppedHouse(454, 262, 44, 42, 3, 10)} />
        <path fill={palette.paper} d={steppedHouse(498, 262, 50, 60, 4, 10)} />
        <path fill={palette.deep} d={steppedHouse(548, 262, 44, 44, 3, 10)} />
        <path
          stroke={palette.night}
          strokeWidth="11"
          strokeDasharray="7 5"
          d="M461 234h31M467 213h19M508 242h31M508 221h31M514 201h19"
        />
        <path stroke={palette.glow} strokeWidth="11" strokeDasharray="7 5" d="M555 240h31M561 221h19" />
      </g>

      <path
        fill={palette.ink}
        fillRule="evenodd"
        d={`M-40 262H0${deck}h40v${WATER - 254}h-680z${openings}`}
      />
      <path stroke={palette.slate} strokeWidth="6" d={openings} />
      <path stroke={palette.slate} strokeWidth="8" d={`M-40 262H0${deck}h40`} />
      <path
        stroke={palette.night}
        strokeWidth="3.5"
        strokeLinecap="round"
        d="M196 242v-42M404 242v-42M190 200h12M398 200h12"
      />
      <path stroke={palette.paper} strokeWidth="10" strokeLinecap="round" d="M196 191v2M404 191v2" />

      <path fill={palette.sea} d={`M-40 ${WATER}H640V404H-40z`} />
      <path fill={palette.deep} opacity=".75" d={reflections} />
      <path fill={palette.slate} d={footings} />
      <path fill={palette.deep} d="M-40 372q90-16 170 0t170 0 170 0 170 0v32H-40z" />
      <path
        stroke={palette.sun}
        strokeWidth="5"
        strokeLinecap="round"
        d="M250 332h100M262 345h76M276 358h48"
      />
      <path
        stroke={palette.foam}
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".6"
        d="M52 352h54M128 342h26M520 350h52M380 386h64M180 388h40"
      />
      <path fill={palette.paper} d="M447 350v-40q16 18 26 36-12 4-26 4zM441 350v-30q-10 14-18 26 8 4 18 4z" />
      <path fill={palette.brick} d="M416 354h64q-6 14-16 14h-34q-10 0-14-14z" />
      <Traveller x={298} y={221} scale={0.8} />
    </Drawing>
  )
}
