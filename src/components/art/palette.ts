/** The colours of all drawings, also of the files in assets/art. */
export const palette = {
  night: '#0E1729',
  ink: '#17223B',
  slate: '#33415F',
  paper: '#FBF5EA',
  sand: '#F3E8D3',
  stone: '#E4D5BA',
  sun: '#F2A71B',
  amber: '#C97F0A',
  glow: '#FBD58A',
  sea: '#0E7C6B',
  deep: '#0A5A4E',
  foam: '#BFE3DA',
  brick: '#B4402C',
  skin: '#8F5636',
  blush: '#E9B8A6',
} as const
