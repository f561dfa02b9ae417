import { palette } from '@/components/art/palette'
import { Arch, Arrow, Frame, TextLines } from '@/components/pictures/article-shapes'
import { ScrollBox } from '@/components/ui/scroll-box'
import { type ArticlePictureName, articlePictures } from '@/content/article-pictures'
import { articlePage } from '@/content/blog-pages'
import { inRupees } from '@/content/exchange-rate'
import { articleCosts } from '@/domain/article-costs'
import { formatEuros } from '@/lib/euros'

export function ArticlePicture({ name }: { name: ArticlePictureName }) {
  const Drawing = drawings[name]
  return <Drawing />
}

const drawings = { commission: Commission, costs: Costs, decision: Decision, systems: Systems }

function Commission() {
  const { student, university, agent, tuition, commission, advice, note } = articlePictures.commission
  return (
    <Frame name="commission" height={238} note={note}>
      <Arrow d="M76 164C84 122 100 100 114 86" head="M124 76l-17 6 11 10z" colour={palette.amber} />
      <Arrow d="M220 84c20 14 36 38 42 68" head="M265 166l5-16-14 1z" colour={palette.brick} />
      <Arrow d="M216 216h-82" head="M122 216l14-7v14z" colour={palette.sea} dashed />
      <Arch x={170} y={50} lines={[university]} fill={palette.ink} />
      <Arch x={68} y={196} lines={[student]} fill={palette.glow} ink={palette.ink} />
      <Arch x={272} y={196} lines={[agent]} fill={palette.brick} />
      <TextLines x={48} y={76} lines={tuition} />
      <TextLines x={286} y={62} lines={commission} />
      <TextLines x={170} y={188} lines={advice} />
    </Frame>
  )
}

const BAR = 300

const sum = (lines: readonly { euros: number }[]) => lines.reduce((total, { euros }) => total + euros, 0)

function Costs() {
  const { hidden, all, note, head } = articlePictures.costs
  const lines = articleCosts()
  const total = sum(lines)
  const open = lines.slice(0, 2)
  const small = lines.slice(2)
  const parts = [...open, { label: hidden, euros: sum(small) }].map((part, index, all) => ({
    ...part,
    fill: [palette.sun, palette.sea, palette.brick][index],
    left: 20 + (sum(all.slice(0, index)) / total) * BAR,
  }))
  const totalAt = 212 + 18 * small.length
  return (
    <>
      <Frame name="costs" height={totalAt + 40} note={note}>
        {parts.map(({ label, euros, fill, left }, index) => {
          const y = 104 + index * 40
          return (
            <g key={label}>
              <rect
                x={left}
                y="16"
                width={(euros / total) * BAR}
                height="52"
                fill={fill}
                stroke={palette.sand}
                strokeWidth="2"
              />
              <rect x="20" y={y - 12} width="14" height="14" rx="4" fill={fill} />
              <Sum y={y} label={label} euros={euros} />
            </g>
          )
        })}
        {small.map(({ label, euros }, index) => (
          <g key={label} fill={palette.slate}>
            <text x="44" y={205 + index * 18} textAnchor="start">
              {label}
            </text>
            <text x="250" y={205 + index * 18} textAnchor="end">
              {formatEuros(euros)}
            </text>
          </g>
        ))}
        <path stroke={palette.ink} strokeWidth="2" d={`M20 ${totalAt - 9}h300`} />
        <Sum y={totalAt + 10} label={all} euros={total} />
      </Frame>
      <ScrollBox label={articlePage.table}>
        <table>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...lines, { label: all, euros: total }].map(({ label, euros }) => (
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

function Sum({ y, label, euros }: { y: number; label: string; euros: number }) {
  return (
    <>
      <text x="44" y={y} textAnchor="start" fontWeight="700" fill={palette.ink}>
        {label}
      </text>
      <text x="320" y={y} textAnchor="end" fontWeight="700" fill={palette.ink}>
        {inRupees(euros)}
      </text>
      <text x="320" y={y + 17} textAnchor="end" fill={palette.slate}>
        {formatEuros(euros)}
      </text>
    </>
  )
}

function Decision() {
  const { questions, yes, no, alone, ask, leave, decide } = articlePictures.decision
  return (
    <Frame name="decision" height={408}>
      {questions.map((question, index) => {
        const y = 8 + index * 64
        return (
          <g key={question}>
            <rect
              x="4"
              y={y}
              width="228"
              height="40"
              rx="20"
              fill={palette.paper}
              stroke={palette.ink}
              strokeWidth="2"
            />
            <TextLines x={118} y={y + 25} lines={[question]} />
            <Arrow d={`M100 ${y + 41}v10`} head={`M100 ${y + 63}l-7-13h14z`} colour={palette.sea} />
            <TextLines x={124} y={y + 58} lines={[yes]} fill={palette.deep} />
            <path
              d={`M233 ${y + 20}h41`}
              fill="none"
              stroke={palette.brick}
              strokeWidth="3"
              strokeDasharray="6 5"
            />
          </g>
        )
      })}
      <TextLines x={262} y={18} lines={[no]} fill={palette.brick} />
      <Arrow d="M274 28v160" head="M274 202l-7-14h14z" colour={palette.brick} dashed />
      <Arch x={100} y={236} half={72} lines={alone} fill={palette.deep} />
      <Arch x={268} y={238} half={66} lines={ask} fill={palette.sun} ink={palette.ink} />
      <Arrow d="M274 304v14" head="M274 332l-7-14h14z" />
      <Arrow d="M214 306c-26 4-44 12-56 24" head="M148 342l4-17 12 9z" colour={palette.brick} />
      <Arch x={268} y={362} half={66} lines={decide} fill={palette.ink} />
      <Arch x={100} y={362} half={72} lines={leave} fill={palette.brick} />
    </Frame>
  )
}

function Systems() {
  const { columns } = articlePictures.systems
  const fills = [palette.sun, palette.sea]
  return (
    <Frame name="systems" height={362}>
      {columns.map(({ name, lines, fee, feeNote, names }, index) => {
        const x = 86 + index * 168
        return (
          <g key={name}>
            <path fill={palette.paper} d={`M${x - 80} 358V84a80 76 0 0 1 160 0v274z`} />
            <path fill={fills[index]} d={`M${x - 80} 84a80 76 0 0 1 160 0z`} />
            <TextLines x={x} y={66} lines={[name]} bold fill={index === 0 ? palette.ink : palette.paper} />
            <TextLines x={x} y={108} lines={lines} />
            <text x={x} y="192" fontSize="20" fontWeight="700" fill={palette.ink}>
              {inRupees(fee)}
            </text>
            <TextLines x={x} y={211} lines={[formatEuros(fee)]} />
            <TextLines x={x} y={230} lines={feeNote} fill={palette.slate} />
            <TextLines x={x} y={275} lines={names} />
          </g>
        )
      })}
    </Frame>
  )
}
