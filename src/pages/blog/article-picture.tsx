import { ColumnHeads } from '@/components/ui/column-heads'
import { ScrollBox } from '@/components/ui/scroll-box'
import { type ArticlePictureName, articlePictures } from '@/content/article-pictures'
import { articlePage } from '@/content/blog-pages'
import { inRupees } from '@/content/exchange-rate'
import { articleCosts } from '@/domain/article-costs'
import { formatEuros } from '@/lib/euros'
import { Arrow, Frame, TextArch, TextLines } from '@/pages/blog/article-shapes'

export function ArticlePicture({ name }: { name: ArticlePictureName }) {
  const Picture = pictures[name]
  return <Picture />
}

const pictures = { commission: Commission, costs: Costs, decision: Decision, systems: Systems }

function Commission() {
  const { student, university, agent, tuition, commission, advice, note } = articlePictures.commission
  return (
    <Frame name="commission" height={238} note={note}>
      <Arrow path="M76 164C84 122 100 100 114 86" colour="var(--color-amber)" />
      <Arrow path="M220 84c20 14 36 38 42 68" colour="var(--color-brick)" />
      <Arrow path="M216 216h-80" colour="var(--color-sea)" dashed />
      <TextArch x={170} y={50} width={92} lines={[university]} fill="var(--color-ink)" />
      <TextArch
        x={68}
        y={196}
        width={92}
        lines={[student]}
        fill="var(--color-marigold-light)"
        textFill="var(--color-ink)"
      />
      <TextArch x={272} y={196} width={92} lines={[agent]} fill="var(--color-brick)" />
      <TextLines x={48} y={76} lines={tuition} />
      <TextLines x={286} y={62} lines={commission} />
      <TextLines x={170} y={188} lines={advice} />
    </Frame>
  )
}

type Cost = { label: string; euros: number }

const sumOf = (costs: readonly Cost[]) => costs.reduce((sum, { euros }) => sum + euros, 0)

function Costs() {
  const { hidden, all, note, head } = articlePictures.costs
  const costs = articleCosts()
  const total = { label: all, euros: sumOf(costs) }
  const parts = [
    ...costs
      .slice(0, 2)
      .map((cost, index) => ({ ...cost, fill: ['var(--color-marigold)', 'var(--color-sea)'][index] })),
    { label: hidden, euros: sumOf(costs.slice(2)), fill: 'var(--color-brick)' },
  ]
  return (
    <>
      <Frame name="costs" height={270} note={note}>
        {parts.map((part, index) => (
          <g key={part.label} fill={part.fill}>
            <BarPart before={sumOf(parts.slice(0, index))} euros={part.euros} total={total.euros} />
            <rect x={BAR_LEFT} y={92 + index * 40} width="14" height="14" rx="4" />
            <Sum y={104 + index * 40} {...part} />
          </g>
        ))}
        <path stroke="var(--color-ink)" strokeWidth="2" d={`M${BAR_LEFT} 215h${BAR_WIDTH}`} />
        <Sum y={234} {...total} />
      </Frame>
      <ScrollBox label={articlePage.table}>
        <table>
          <ColumnHeads columns={head} />
          <tbody>
            {[...costs, total].map(({ label, euros }) => (
              <tr key={label} className="last:font-bold">
                <td>{label}</td>
                <td translate="no">{inRupees(euros)}</td>
                <td translate="no">{formatEuros(euros)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  )
}

const BAR_LEFT = 20
const BAR_WIDTH = 300

function BarPart({ before, euros, total }: { before: number; euros: number; total: number }) {
  const widthOf = (amount: number) => (amount / total) * BAR_WIDTH
  return (
    <rect
      x={BAR_LEFT + widthOf(before)}
      y="16"
      width={widthOf(euros)}
      height="52"
      stroke="var(--color-paper-deep)"
      strokeWidth="2"
    />
  )
}

function Sum({ y, label, euros }: Cost & { y: number }) {
  return (
    <g fill="var(--color-ink)" fontWeight="700">
      <text x="44" y={y} textAnchor="start">
        {label}
      </text>
      <text x="320" y={y} textAnchor="end">
        {inRupees(euros)}
      </text>
      <text x="320" y={y + 17} textAnchor="end" fill="var(--color-ink-soft)" fontWeight="400">
        {formatEuros(euros)}
      </text>
    </g>
  )
}

/** Three questions lead down to the answer "apply yourself"; each "no" leads to the column at the right. */
function Decision() {
  const { questions, yes, no, applyAlone, askThree, leave, decide } = articlePictures.decision
  return (
    <Frame name="decision" height={408}>
      {questions.map((question, index) => (
        <g key={question} transform={`translate(0 ${8 + index * 64})`}>
          <rect
            x="4"
            width="228"
            height="40"
            rx="20"
            fill="var(--color-paper)"
            stroke="var(--color-ink)"
            strokeWidth="2"
          />
          <TextLines x={118} y={25} lines={[question]} />
          <Arrow path="M100 41v10" colour="var(--color-sea)" />
          <TextLines x={124} y={58} lines={[yes]} fill="var(--color-sea-deep)" />
          <path d="M233 20h41" stroke="var(--color-brick)" strokeWidth="3" strokeDasharray="6 5" />
        </g>
      ))}
      <TextLines x={262} y={18} lines={[no]} fill="var(--color-brick)" />
      <Arrow path="M274 28v160" colour="var(--color-brick)" dashed />
      <TextArch x={100} y={236} width={144} lines={applyAlone} fill="var(--color-sea-deep)" />
      <TextArch
        x={268}
        y={238}
        width={132}
        lines={askThree}
        fill="var(--color-marigold)"
        textFill="var(--color-ink)"
      />
      <Arrow path="M274 304v14" colour="var(--color-ink)" />
      <Arrow path="M214 306c-26 4-44 12-56 24" colour="var(--color-brick)" />
      <TextArch x={268} y={362} width={132} lines={decide} fill="var(--color-ink)" />
      <TextArch x={100} y={362} width={144} lines={leave} fill="var(--color-brick)" />
    </Frame>
  )
}

function Systems() {
  const { dutch, french } = articlePictures.systems
  return (
    <Frame name="systems" height={362}>
      <System x={86} fill="var(--color-marigold)" nameFill="var(--color-ink)" {...dutch} />
      <System x={254} fill="var(--color-sea)" nameFill="var(--color-paper)" {...french} />
    </Frame>
  )
}

type SystemProps = {
  name: string
  facts: readonly string[]
  fee: number
  feeNote: readonly string[]
  universities: readonly string[]
  x: number
  fill: string
  nameFill: string
}

/** One arch of facts; its coloured top has the name. `x` is its middle. */
function System({ x, fill, nameFill, name, facts, fee, feeNote, universities }: SystemProps) {
  const top = 'M-80 84a80 76 0 0 1 160 0'
  return (
    <g transform={`translate(${x} 0)`}>
      <path fill="var(--color-paper)" d={`${top}V358H-80z`} />
      <path fill={fill} d={`${top}z`} />
      <TextLines x={0} y={66} lines={[name]} bold fill={nameFill} />
      <TextLines x={0} y={108} lines={facts} />
      <text y="192" fontSize="20" fontWeight="700" fill="var(--color-ink)">
        {inRupees(fee)}
      </text>
      <TextLines x={0} y={211} lines={[formatEuros(fee)]} />
      <TextLines x={0} y={230} lines={feeNote} fill="var(--color-ink-soft)" />
      <TextLines x={0} y={275} lines={universities} />
    </g>
  )
}
