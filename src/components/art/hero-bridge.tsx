import { useEffect, useRef } from 'react'
import { Drawing } from './drawing'
import { palette } from './palette'
import { arcade, arch, steppedHouse } from './shapes'
import { Traveller } from './traveller'

const WATER = 286
const LAND = 240
/** The circle of which the deck is an arc. */
const circle = { x: 300, y: 710, radius: 504 }
const shores = { west: 118, east: 482 }
const deck = `M${shores.west} ${LAND}A${circle.radius} ${circle.radius} 0 0 1 ${shores.east} ${LAND}`
const degreesFromShoreToShore = 42.33
/** The distance of the traveller from the end of the deck. */
const degreesBack = 3.2

/** The arch between two piers. Its feet are just below the water line. */
const opening = (x: number, width: number, springing: number, rise: number) =>
  `M${x} ${WATER + 8}V${springing}a${width / 2} ${rise} 0 0 1 ${width} 0V${WATER + 8}z`
const openings = opening(141, 70, 276, 34) + opening(234, 132, 270, 46) + opening(389, 70, 276, 34)
const body = `${deck}V${WATER + 8}H${shores.west}z${openings}`

const piers = [212, 366]
const footings = piers.map((x) => `M${x - 6} ${WATER + 2}l4-12h26l4 12z`).join('')
const reflections = piers.map((x) => `M${x - 1} ${WATER + 2}h24l-3 22h-18z`).join('')

/** Clips the drawing to the left of the deck’s eastern end. `--reach` turns the clip around the centre of the circle. */
const builtPart = `${circle.x} ${circle.y} 536 100 -2000 100 -2000 ${circle.y}`

// `--reach` is the share of the bridge that is built, from 0 to 1, by default 1. Children of a turned clip are turned back.
const css = `@keyframes sunrise{from{transform:translateY(96px)}}
.sunrise{animation:sunrise .8s cubic-bezier(.2,.7,.3,1)}
.unseen .sunrise{animation:none;transform:translateY(96px)}
.turned{--missing:calc((1 - var(--reach,1))*${degreesFromShoreToShore}deg);transform:rotate(calc(-1*var(--missing)))}
.turned-back,.upright{transform:rotate(var(--missing))}
.turned,.turned-back,.upright{transform-origin:${circle.x}px ${circle.y}px;transition:transform .45s cubic-bezier(.3,.7,.3,1)}
.upright{transform-origin:${shores.east}px ${LAND}px}`

/** The bridge of the home page. The sun rises when the bridge first comes into view. */
export function HeroBridge() {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current: element } = frame
    if (!element) return
    const { classList } = element
    const seen = new IntersectionObserver(
      ([{ intersectionRatio } = { intersectionRatio: 1 }]) => {
        if (intersectionRatio === 0) classList.add('unseen')
        else if (intersectionRatio >= 0.4 || !classList.contains('unseen')) {
          classList.remove('unseen')
          seen.disconnect()
        }
      },
      { threshold: [0, 0.4] },
    )
    seen.observe(element)
    return () => seen.disconnect()
  }, [])
  return <div ref={frame}>{bridge}</div>
}

// The drawing is created once: CSS turns its parts when the budget changes.
const bridge = <Bridge />

function Bridge() {
  return (
    <Drawing
      viewBox="0 90 600 250"
      preserveAspectRatio="xMidYMax"
      className="absolute inset-0 size-full overflow-visible"
    >
      <style>{css}</style>
      <g className="hero-sky" fill={palette.glow}>
        <circle cx="300" cy="300" r="209" opacity=".4" />
        <circle cx="300" cy="300" r="166" />
      </g>
      <circle className="sunrise" cx="300" cy="258" r="116" fill={palette.sun} />
      <path
        stroke={palette.slate}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M372 104q9-7 12 2 5-8 13-1M406 126q8-6 10 2 4-7 11-1M350 128q6-5 8 1 4-6 9-1"
      />
      <path fill={palette.sea} d={`M-200 268H800V${WATER + 6}H-200z`} />
      <path stroke={palette.sun} strokeWidth="3" strokeLinecap="round" d="M252 276h96" />

      <g transform="translate(9 30.4)scale(.8)">
        <path
          fill={palette.amber}
          opacity=".55"
          d="M170 254v-62q-3-10 5-16 8 6 5 16v20h6q-14-32 27-56l3-14 3 14q41 24 27 56h6v-20q-3-10 5-16 8 6 5 16v62z"
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
            arcade({ count: 4, x: 43, y: 224, width: 9, height: 12, step: 20.3 }) +
            arcade({ count: 3, x: 51, y: 202, width: 9, height: 11, step: 22.5 }) +
            arcade({ count: 3, x: 54, y: 183, width: 8, height: 10, step: 20 }) +
            arcade({ count: 3, x: 57, y: 165, width: 7, height: 9, step: 17.5 }) +
            arcade({ count: 2, x: 63, y: 149, width: 7, height: 8, step: 23 }) +
            arch(69, 134, 18, 18)
          }
        />
        <path stroke={palette.night} strokeWidth="5" strokeLinecap="round" d="M138 262q14-32 8-70" />
        <path
          fill={palette.deep}
          d="M146 192q-16-18-38-4 22-6 38 4zq-24-4-30 22 12-20 30-22zq16-18 38-4-22-6-38 4zq24-4 30 22-12-20-30-22zq-18-18-6-40-2 22 6 40zq10-20 30-24-18 10-30 24z"
        />
      </g>

      <g transform="translate(169 43.5)scale(.75)">
        <path fill={palette.amber} opacity=".55" d="M366 254v-44l14-24 14 24v14h8v-44l7-40 7 40v74z" />
        <path fill={palette.slate} d="M420 262V168h6v-8l14-82 14 82v8h6v94z" />
        <path stroke={palette.sun} strokeWidth="3" strokeLinecap="round" d="M440 80V66M435 71h10" />
        <path fill={palette.glow} d={arch(434, 196, 12, 26)} />
        <path
          fill={palette.brick}
          d={steppedHouse({ x: 454, y: 262, width: 44, height: 42, steps: 3, rise: 10 })}
        />
        <path
          fill={palette.paper}
          d={steppedHouse({ x: 498, y: 262, width: 50, height: 60, steps: 4, rise: 10 })}
        />
        <path
          fill={palette.deep}
          d={steppedHouse({ x: 548, y: 262, width: 44, height: 44, steps: 3, rise: 10 })}
        />
        {/* Windows: each dash is one. */}
        <path
          stroke={palette.night}
          strokeWidth="11"
          strokeDasharray="7 5"
          d="M461 234h31M467 213h19M508 242h31M508 221h31M514 201h19"
        />
        <path stroke={palette.glow} strokeWidth="11" strokeDasharray="7 5" d="M555 240h31M561 221h19" />
      </g>

      <path fill={palette.sea} d={`M-200 ${WATER}H800V400H-200z`} />
      <path stroke={palette.slate} strokeWidth="2.5" strokeDasharray="6 5" opacity=".7" d={body} />
      <path
        fill={palette.ink}
        d={`M-200 ${LAND}H${shores.west}l22 54H-200zM${shores.east} ${LAND}H800v54H460z`}
      />
      <path
        stroke={palette.slate}
        strokeWidth="7"
        d={`M-200 ${LAND}H${shores.west}M${shores.east} ${LAND}H800`}
      />
      <clipPath id="built">
        <polygon points={builtPart} />
      </clipPath>
      <g className="turned" clipPath="url(#built)">
        <g className="turned-back">
          <path fill={palette.ink} fillRule="evenodd" d={body} />
          <path stroke={palette.slate} strokeWidth="5" d={openings} />
          <path
            stroke={palette.night}
            strokeWidth="3"
            strokeLinecap="round"
            d="M222 214v-34M378 214v-34M217 180h10M373 180h10"
          />
          <path stroke={palette.paper} strokeWidth="8" strokeLinecap="round" d="M222 173v1M378 173v1" />
          <path stroke={palette.slate} strokeWidth="7" d={deck} />
          <path fill={palette.deep} opacity=".75" d={reflections} />
          <path fill={palette.slate} d={footings} />
        </g>
      </g>
      <path fill={palette.deep} d="M-200 318q90-14 170 0t170 0 170 0 170 0 170 0 170 0V400H-200z" />
      <path
        stroke={palette.sun}
        strokeWidth="4"
        strokeLinecap="round"
        d="M250 294h100M262 304h76M276 314h48"
      />
      <path
        stroke={palette.foam}
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".6"
        d="M52 306h54M128 298h26M400 300h42M380 330h64M180 328h40"
      />
      <path fill={palette.paper} d="M517 308v-36q14 16 23 32-11 4-23 4zM512 308v-27q-9 13-16 23 7 4 16 4z" />
      <path fill={palette.brick} d="M489 311h58q-6 13-14 13h-30q-9 0-14-13z" />

      <g className="turned">
        <g transform={`rotate(${-degreesBack} ${circle.x} ${circle.y})`}>
          <g className="upright">
            <g transform={`rotate(${degreesBack} ${shores.east} ${LAND})`}>
              <Traveller x={shores.east} y={LAND - 3} scale={0.74} />
            </g>
          </g>
        </g>
      </g>
    </Drawing>
  )
}
