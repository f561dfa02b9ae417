import { type ReactNode, useId } from 'react'
import { palette } from '@/components/art/palette'
import { type ArticlePictureName, articlePictures } from '@/content/article-pictures'

type FrameProps = { name: ArticlePictureName; height: number; note?: string; children: ReactNode }

export function Frame({ name, height, note, children }: FrameProps) {
  const id = useId()
  const { title, description } = articlePictures[name]
  return (
    <figure className="rounded-3xl bg-paper-deep p-3 sm:p-6">
      <svg
        role="img"
        aria-labelledby={`${id}t ${id}d`}
        viewBox={`0 0 340 ${height}`}
        fontSize="13"
        textAnchor="middle"
        className="mx-auto w-full max-w-lg"
      >
        <title id={`${id}t`}>{title}</title>
        <desc id={`${id}d`}>{description}</desc>
        {children}
      </svg>
      <figcaption className="mt-2 text-center text-ink-soft text-sm">{note ?? title}</figcaption>
    </figure>
  )
}

type TextLinesProps = { x: number; y: number; lines: readonly string[]; bold?: boolean; fill?: string }

export function TextLines({ x, y, lines, bold, fill = palette.ink }: TextLinesProps) {
  return (
    <text x={x} y={y} fill={fill} fontWeight={bold ? 700 : undefined}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? 0 : 17}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

type ArchProps = TextLinesProps & { half?: number; ink?: string }

/** An arch with a text in it, as wide as twice `half`. `x` is its centre. */
export function Arch({ x, y, lines, half = 46, fill, ink }: ArchProps) {
  const height = 17 * lines.length + 14
  return (
    <>
      <path
        fill={fill}
        d={`M${x - half} ${y + height}v-${height}a${half} 34 0 0 1 ${2 * half} 0v${height}z`}
      />
      <TextLines x={x} y={y + 8} lines={lines} bold fill={ink ?? palette.paper} />
    </>
  )
}

export function Arrow({
  d,
  head,
  colour = palette.ink,
  dashed,
}: {
  d: string
  head: string
  colour?: string
  dashed?: boolean
}) {
  return (
    <>
      <path d={d} fill="none" stroke={colour} strokeWidth="3" strokeDasharray={dashed ? '6 5' : undefined} />
      <path d={head} fill={colour} />
    </>
  )
}
