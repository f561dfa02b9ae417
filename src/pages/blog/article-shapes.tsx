import { type ReactNode, useId } from 'react'
import { type ArticlePictureName, articlePictures } from '@/content/article-pictures'

const LINE_HEIGHT = 17

type FrameProps = { name: ArticlePictureName; height: number; note?: string; children: ReactNode }

/** A picture, 340 wide, with its title and description for screen readers and a line beneath. */
export function Frame({ name, height, note, children }: FrameProps) {
  const titleId = useId()
  const descriptionId = useId()
  const { title, description } = articlePictures[name]
  return (
    <figure className="rounded-3xl bg-paper-deep p-3 sm:p-6">
      <svg
        role="img"
        aria-labelledby={`${titleId} ${descriptionId}`}
        viewBox={`0 0 340 ${height}`}
        fontSize="13"
        textAnchor="middle"
        className="mx-auto w-full max-w-lg"
      >
        <title id={titleId}>{title}</title>
        <desc id={descriptionId}>{description}</desc>
        {children}
      </svg>
      <figcaption className="mt-2 text-center text-ink-soft text-sm">{note ?? title}</figcaption>
    </figure>
  )
}

type TextLinesProps = { x: number; y: number; lines: readonly string[]; bold?: boolean; fill?: string }

/** Lines of text below each other. (x, y) is the middle of the first line's baseline. */
export function TextLines({ x, y, lines, bold, fill = 'var(--color-ink)' }: TextLinesProps) {
  return (
    <text x={x} y={y} fill={fill} fontWeight={bold ? 700 : undefined}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? 0 : LINE_HEIGHT}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

type TextArchProps = {
  x: number
  y: number
  width: number
  lines: readonly string[]
  fill: string
  textFill?: string
}

/** An arch around lines of bold text. (x, y) is the middle of the line on which its curve begins. */
export function TextArch({ x, y, width, lines, fill, textFill = 'var(--color-paper)' }: TextArchProps) {
  const height = LINE_HEIGHT * lines.length + 14
  const left = x - width / 2
  return (
    <>
      <path fill={fill} d={`M${left} ${y + height}V${y}a${width / 2} 34 0 0 1 ${width} 0V${y + height}z`} />
      <TextLines x={x} y={y + 8} lines={lines} bold fill={textFill} />
    </>
  )
}

type ArrowProps = { path: string; colour: string; dashed?: boolean }

/** A line with an arrowhead, which continues the line for 13. */
export function Arrow({ path, colour, dashed }: ArrowProps) {
  const id = useId()
  return (
    <>
      <marker
        id={id}
        viewBox="0 0 13 14"
        refY="7"
        markerUnits="userSpaceOnUse"
        markerWidth="13"
        markerHeight="14"
        orient="auto"
      >
        <path fill={colour} d="M0 0 13 7 0 14z" />
      </marker>
      <path
        d={path}
        fill="none"
        stroke={colour}
        strokeWidth="3"
        strokeDasharray={dashed ? '6 5' : undefined}
        markerEnd={`url(#${id})`}
      />
    </>
  )
}
