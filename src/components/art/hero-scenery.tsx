import { arcade, arch, steppedHouse } from '@/components/art/shapes'

export function Sky() {
  return (
    <>
      <g className="hero-sky" fill="var(--color-marigold-light)">
        <circle cx="300" cy="300" r="209" opacity=".4" />
        <circle cx="300" cy="300" r="166" />
      </g>
      <circle className="sunrise" cx="300" cy="258" r="116" fill="var(--color-marigold)" />
      <path
        stroke="var(--color-ink-soft)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M372 104q9-7 12 2 5-8 13-1M406 126q8-6 10 2 4-7 11-1M350 128q6-5 8 1 4-6 9-1"
      />
    </>
  )
}

/** A temple tower and a palm, with a domed tomb behind them. */
export function IndianTown() {
  return (
    <g transform="translate(9 30.4)scale(.8)">
      <path
        fill="var(--color-amber)"
        opacity=".55"
        d="M170 254v-62q-3-10 5-16 8 6 5 16v20h6q-14-32 27-56l3-14 3 14q41 24 27 56h6v-20q-3-10 5-16 8 6 5 16v62z"
      />
      <path
        stroke="var(--color-amber)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0 9"
        d="M60 104h37"
      />
      <path
        fill="var(--color-brick)"
        d="M22 262v-34h7v-22h6v-20h6v-18h6v-17h6v-15q-2-26 14-30h22q16 4 14 30v15h6v17h6v18h6v20h6v22h7v34z"
      />
      <path
        stroke="var(--color-marigold-light)"
        strokeWidth="4"
        d="M26 228h104M32 206h92M38 186h80M44 168h68M50 151h56M54 136h48"
      />
      <path
        fill="var(--color-ink-deep)"
        d={
          arcade({ count: 4, x: 43, y: 224, width: 9, height: 12, step: 20.3 }) +
          arcade({ count: 3, x: 51, y: 202, width: 9, height: 11, step: 22.5 }) +
          arcade({ count: 3, x: 54, y: 183, width: 8, height: 10, step: 20 }) +
          arcade({ count: 3, x: 57, y: 165, width: 7, height: 9, step: 17.5 }) +
          arcade({ count: 2, x: 63, y: 149, width: 7, height: 8, step: 23 }) +
          arch(69, 134, 18, 18)
        }
      />
      <path stroke="var(--color-ink-deep)" strokeWidth="5" strokeLinecap="round" d="M138 262q14-32 8-70" />
      <path
        fill="var(--color-sea-deep)"
        d="M146 192q-16-18-38-4 22-6 38 4zq-24-4-30 22 12-20 30-22zq16-18 38-4-22-6-38 4zq24-4 30 22-12-20-30-22zq-18-18-6-40-2 22 6 40zq10-20 30-24-18 10-30 24z"
      />
    </g>
  )
}

/** A cathedral and houses with stepped gables. */
export function EuropeanTown() {
  return (
    <g transform="translate(169 43.5)scale(.75)">
      <path fill="var(--color-amber)" opacity=".55" d="M366 254v-44l14-24 14 24v14h8v-44l7-40 7 40v74z" />
      <path fill="var(--color-ink-soft)" d="M420 262V168h6v-8l14-82 14 82v8h6v94z" />
      <path stroke="var(--color-marigold)" strokeWidth="3" strokeLinecap="round" d="M440 80V66M435 71h10" />
      <path fill="var(--color-marigold-light)" d={arch(434, 196, 12, 26)} />
      <path
        fill="var(--color-brick)"
        d={steppedHouse({ x: 454, y: 262, width: 44, height: 42, steps: 3, rise: 10 })}
      />
      <path
        fill="var(--color-paper)"
        d={steppedHouse({ x: 498, y: 262, width: 50, height: 60, steps: 4, rise: 10 })}
      />
      <path
        fill="var(--color-sea-deep)"
        d={steppedHouse({ x: 548, y: 262, width: 44, height: 44, steps: 3, rise: 10 })}
      />
      {/* Windows: each dash is one. */}
      <path
        stroke="var(--color-ink-deep)"
        strokeWidth="11"
        strokeDasharray="7 5"
        d="M461 234h31M467 213h19M508 242h31M508 221h31M514 201h19"
      />
      <path
        stroke="var(--color-marigold-light)"
        strokeWidth="11"
        strokeDasharray="7 5"
        d="M555 240h31M561 221h19"
      />
    </g>
  )
}

export function WaterInFront() {
  return (
    <>
      <path fill="var(--color-sea-deep)" d="M-200 318q90-14 170 0t170 0 170 0 170 0 170 0 170 0V400H-200z" />
      <path
        stroke="var(--color-marigold)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M250 294h100M262 304h76M276 314h48"
      />
      <path
        stroke="var(--color-sea-light)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".6"
        d="M52 306h54M128 298h26M400 300h42M380 330h64M180 328h40"
      />
    </>
  )
}

export function SailingBoat() {
  return (
    <>
      <path
        fill="var(--color-paper)"
        d="M517 308v-36q14 16 23 32-11 4-23 4zM512 308v-27q-9 13-16 23 7 4 16 4z"
      />
      <path fill="var(--color-brick)" d="M489 311h58q-6 13-14 13h-30q-9 0-14-13z" />
    </>
  )
}
