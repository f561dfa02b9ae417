import { type CSSProperties, useEffect, useRef } from 'react'
import { Drawing } from '@/components/art/drawing'
import css from '@/components/art/hero-bridge.css?inline'
import { EuropeanTown, IndianTown, SailingBoat, Sky, WaterInFront } from '@/components/art/hero-scenery'
import { Traveller } from '@/components/art/traveller'
import { ComponentStyle } from '@/components/ui/component-style'

// y coordinates, which grow downwards.
const WATER = 286
const LAND = 240
const FOOT = WATER + 8
/** The deck is an arc of this circle, from the western to the eastern shore. */
const circle = { x: 300, y: 710, radius: 504 }
const shores = { west: 118, east: 482 }
const degreesFromShoreToShore = (2 * Math.asin((shores.east - circle.x) / circle.radius) * 180) / Math.PI
/** Where the traveller stands: degrees of the circle before the end of the deck. */
const degreesBeforeEnd = 3.2

const deck = `M${shores.west} ${LAND}A${circle.radius} ${circle.radius} 0 0 1 ${shores.east} ${LAND}`
const openings = [
  { x: 141, width: 70, springing: 276, rise: 34 },
  { x: 234, width: 132, springing: 270, rise: 46 },
  { x: 389, width: 70, springing: 276, rise: 34 },
]
  .map(
    ({ x, width, springing, rise }) =>
      `M${x} ${FOOT}V${springing}a${width / 2} ${rise} 0 0 1 ${width} 0V${FOOT}z`,
  )
  .join('')
const body = `${deck}V${FOOT}H${shores.west}z${openings}`

const piers = [212, 366]
const footings = piers.map((x) => `M${x - 6} ${WATER + 2}l4-12h26l4 12z`).join('')
const reflections = piers.map((x) => `M${x - 1} ${WATER + 2}h24l-3 22h-18z`).join('')

// The line from the centre of the circle through the eastern end of the deck, extended to a height above the bridge.
const cutTopY = 100
const slope = (shores.east - circle.x) / (circle.y - LAND)
const cutTopX = Math.round(circle.x + slope * (circle.y - cutTopY))
/**
 * Clips the built part of the bridge: all that lies left of that line, which turns with the budget. -2000 is far outside the
 * drawing.
 */
const builtArea = `${circle.x},${circle.y} ${cutTopX},${cutTopY} -2000,${cutTopY} -2000,${circle.y}`

const turning = {
  '--arc': `${degreesFromShoreToShore.toFixed(2)}deg`,
  '--centre': `${circle.x}px ${circle.y}px`,
  '--east-shore': `${shores.east}px ${LAND}px`,
} as CSSProperties

/** The bridge of the home page. The sun rises when the bridge first comes into view. */
export function HeroBridge() {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (frame.current) return startSunriseInView(frame.current)
  }, [])
  return (
    <div ref={frame} className="hero-bridge">
      <ComponentStyle name="hero-bridge" css={css} />
      {bridge}
    </div>
  )
}

/**
 * Returns the cleanup function. A bridge that is on the screen at first has its sunrise at once, by CSS. Otherwise `unseen` keeps
 * the sun down (hero-bridge.css) until 40 % of the bridge is in view.
 */
function startSunriseInView(element: HTMLElement) {
  const { classList } = element
  const observer = new IntersectionObserver(
    // The default only satisfies the type.
    ([{ intersectionRatio } = { intersectionRatio: 1 }]) => {
      if (intersectionRatio === 0) classList.add('unseen')
      else if (intersectionRatio >= 0.4 || !classList.contains('unseen')) {
        classList.remove('unseen')
        observer.disconnect()
      }
    },
    { threshold: [0, 0.4] },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

// The drawing is created once: CSS turns its parts when the budget changes.
const bridge = <Bridge />

function Bridge() {
  return (
    <Drawing
      viewBox="0 90 600 250"
      preserveAspectRatio="xMidYMax"
      className="absolute inset-0 size-full overflow-visible"
      style={turning}
    >
      <Sky />
      <path fill="var(--color-sea)" d={`M-200 268H800V${WATER + 6}H-200z`} />
      <path stroke="var(--color-marigold)" strokeWidth="3" strokeLinecap="round" d="M252 276h96" />
      <IndianTown />
      <EuropeanTown />
      <path fill="var(--color-sea)" d={`M-200 ${WATER}H800V400H-200z`} />
      <PlannedBridge />
      <Shores />
      <BuiltBridge />
      <WaterInFront />
      <SailingBoat />
      <TravellerOnDeck />
    </Drawing>
  )
}

function PlannedBridge() {
  return <path stroke="var(--color-ink-soft)" strokeWidth="2.5" strokeDasharray="6 5" opacity=".7" d={body} />
}

function Shores() {
  return (
    <>
      <path
        fill="var(--color-ink)"
        d={`M-200 ${LAND}H${shores.west}l22 54H-200zM${shores.east} ${LAND}H800v54H460z`}
      />
      <path
        stroke="var(--color-ink-soft)"
        strokeWidth="7"
        d={`M-200 ${LAND}H${shores.west}M${shores.east} ${LAND}H800`}
      />
    </>
  )
}

function BuiltBridge() {
  return (
    <>
      <clipPath id="built">
        <polygon points={builtArea} />
      </clipPath>
      <g className="turned" clipPath="url(#built)">
        <g className="turned-back">
          <path fill="var(--color-ink)" fillRule="evenodd" d={body} />
          <path stroke="var(--color-ink-soft)" strokeWidth="5" d={openings} />
          <Lamp x={222} />
          <Lamp x={378} />
          <path stroke="var(--color-ink-soft)" strokeWidth="7" d={deck} />
          <path fill="var(--color-sea-deep)" opacity=".75" d={reflections} />
          <path fill="var(--color-ink-soft)" d={footings} />
        </g>
      </g>
    </>
  )
}

function Lamp({ x }: { x: number }) {
  return (
    <g strokeLinecap="round">
      <path stroke="var(--color-ink-deep)" strokeWidth="3" d={`M${x} 214v-34m-5 0h10`} />
      <path stroke="var(--color-paper)" strokeWidth="8" d={`M${x} 173v1`} />
    </g>
  )
}

/**
 * The traveller at the end of the built deck: drawn at the east shore, rotated back along the arc (`turned`), then upright again
 * (`upright`).
 */
function TravellerOnDeck() {
  return (
    <g className="turned">
      <g transform={`rotate(${-degreesBeforeEnd} ${circle.x} ${circle.y})`}>
        <g className="upright">
          <g transform={`rotate(${degreesBeforeEnd} ${shores.east} ${LAND})`}>
            <Traveller x={shores.east} y={LAND - 3} scale={0.74} />
          </g>
        </g>
      </g>
    </g>
  )
}
