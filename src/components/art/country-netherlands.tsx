import { CountryFrame, type DrawingProps } from './drawing'
import { palette } from './palette'
import { arch } from './shapes'

const bridge = 'M-196 180H0C60 180 100 160 160 160s100 20 160 20h196v24h-236a120 36 0 0 0-240 0h-236z'

export function CountryNetherlands(props: DrawingProps) {
  return (
    <CountryFrame {...props}>
      <path fill={palette.foam} d="M0 206v-46a160 160 0 0 1 320 0v46z" />
      <circle cx="172" cy="110" r="57" fill={palette.paper} opacity=".6" />
      <circle cx="172" cy="110" r="42" fill={palette.sun} />

      <path
        stroke={palette.deep}
        strokeWidth="16"
        strokeLinecap="round"
        d="M-30 170v-38M-64 170v-50M-98 170v-34M350 170v-46M384 170v-30M418 174v-42"
      />
      <path fill={palette.sea} d="M160 204q60-44 160-40 110-4 196 30v10zM0 204v-40q-70-14-196 14v26z" />
      <path
        stroke={palette.brick}
        strokeWidth="9"
        strokeLinecap="round"
        strokeDasharray="0 15"
        d="M-188 173H0M332 173h180"
      />
      <path fill={palette.brick} d="M219 171l9-69h28l9 71z" />
      <path fill={palette.night} d="M221 142h42l5 5h-52zM226 105q0-22 16-22t16 22z" />
      <path fill={palette.glow} d={arch(235, 172, 14, 18)} />
      <path stroke={palette.night} strokeWidth="4" d="M230.4 152.8 253.6 43.2M187.2 86.4l109.6 23.2" />
      <g fill={palette.paper} stroke={palette.night} strokeWidth="2">
        {[12, 102, 192, 282].map((turn) => (
          <path
            key={turn}
            transform={`translate(242 98)rotate(${turn})`}
            d="M1-14H12V-56H1zM1-25H12M1-36H12M1-46H12"
          />
        ))}
      </g>

      <path fill={palette.brick} d="M22 179v-71h8v-9h6v-9h6v-9h9v9h6v9h6v9h8v71z" />
      <path fill={palette.paper} d="M71 173V94q11 0 11-16 0-13 11-16 11 3 11 16 0 16 11 16v74z" />
      <path fill={palette.slate} d="M115 167v-57q12-4 11-28h-2l12-9 12 9h-2q-1 24 11 28v57z" />
      <path
        stroke={palette.glow}
        strokeWidth="12"
        strokeDasharray="7 5"
        d="M31 148h31M31 126h31M43 106h7M120.5 144h31M120.5 122h31"
      />
      <path
        stroke={palette.night}
        strokeWidth="12"
        strokeDasharray="7 5"
        d="M78 148h31M78 126h31M78 104h31M90 84h7"
      />

      <path fill={palette.ink} d={bridge} />
      <path stroke={palette.slate} strokeWidth="4" d="M-196 180H0c60 0 100-20 160-20s100 20 160 20h196" />
      <path fill={palette.sea} d="M-196 204h712v20h-712z" />
      <path fill={palette.deep} transform="matrix(1 0 0 -.36 0 277.4)" d={bridge} />

      <g
        transform="rotate(3.5 160 158)"
        stroke={palette.night}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <circle cx="167" cy="147" r="9.5" />
        <circle cx="203" cy="147" r="9.5" />
        <path d="M167 147l8-17h18l10 17M175 130l9 17 9-17-2-7h7M171 126h8" />
      </g>
    </CountryFrame>
  )
}
