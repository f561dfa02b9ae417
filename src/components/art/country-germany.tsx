import { CountryFrame, type DrawingProps } from './drawing'
import { palette } from './palette'
import { arch, stoneBridge } from './shapes'

export function CountryGermany(props: DrawingProps) {
  return (
    <CountryFrame {...props}>
      <path fill={palette.stone} d="M0 206v-46a160 160 0 0 1 320 0v46z" />
      <path
        fill={palette.stone}
        d="M0 206h-196v-40l56-34 44 22 40-30 56 36zM320 206h196v-34l-64-40-42 26-34-34-56 36z"
      />
      <path
        fill={palette.deep}
        d="M-36 168l18-46 18 46zM-98 168l20-54 20 54zM-140 168l16-38 16 38zM322 168l18-46 18 46zM378 168l20-54 20 54zM430 168l16-38 16 38z"
      />
      <path
        fill={palette.sea}
        d="M-66 168l16-36 16 36zM-124 168l14-28 14 28zM350 168l16-36 16 36zM408 168l14-28 14 28z"
      />
      <circle cx="160" cy="88" r="78" fill={palette.glow} />
      <circle cx="160" cy="88" r="54" fill={palette.sun} />

      <path
        fill={palette.slate}
        d="M116 168V84h4V72l3-8 3 8 10-62 10 62 3-8 3 8v12h2l6-12 6 12h2V72l3-8 3 8 10-62 10 62 3-8 3 8v12h4v84z"
      />
      <path
        fill={palette.glow}
        d={arch(130, 108, 12, 30) + arch(178, 108, 12, 30) + arch(152, 168, 16, 30)}
      />
      <circle cx="160" cy="114" r="10" fill={palette.glow} />

      <path
        fill={palette.paper}
        d="M26 168v-50h44v50zM74 168v-66h44v66zM202 168v-66h44v66zM250 168v-50h44v50z"
      />
      <path fill={palette.brick} d="M20 120l28-46 28 46zM244 120l28-46 28 46z" />
      <path fill={palette.sea} d="M68 104l28-48 28 48zM196 104l28-48 28 48z" />
      <path
        stroke={palette.ink}
        strokeWidth="3"
        d="M26 144h44M26 168v-47h44v47M48 121v23M26 144l11-23M70 144l-11-23M74 126h44M74 148h44M74 168v-63h44v63M96 105v21M74 126l11-21M118 126l-11-21M202 126h44M202 148h44M202 168v-63h44v63M224 105v21M202 126l11-21M246 126l-11-21M250 144h44M250 168v-47h44v47M272 121v23M250 144l11-23M294 144l-11-23"
      />
      <path
        stroke={palette.amber}
        strokeWidth="10"
        strokeDasharray="8 6"
        d="M30 153h36M78 137h36M206 137h36M254 153h36"
      />

      <path fill={palette.deep} d={arch(89, 168, 14, 16) + arch(217, 168, 14, 16)} />

      <path fill={palette.ink} fillRule="evenodd" d={stoneBridge} />
      <path stroke={palette.slate} strokeWidth="4" d="M-196 168h712" />
      <path fill={palette.sea} d="M-196 204h712v20h-712z" />
      <path fill={palette.deep} fillRule="evenodd" transform="matrix(1 0 0 -.44 0 293.8)" d={stoneBridge} />
    </CountryFrame>
  )
}
