/** The palette of all drawings. CSS can override each colour: `--art-sun: …`. */
export const palette = {
  night: 'var(--art-night,#0E1729)',
  ink: 'var(--art-ink,#17223B)',
  slate: 'var(--art-slate,#33415F)',
  paper: 'var(--art-paper,#FBF5EA)',
  sand: 'var(--art-sand,#F3E8D3)',
  stone: 'var(--art-stone,#E4D5BA)',
  sun: 'var(--art-sun,#F2A71B)',
  amber: 'var(--art-amber,#C97F0A)',
  glow: 'var(--art-glow,#FBD58A)',
  sea: 'var(--art-sea,#0E7C6B)',
  deep: 'var(--art-deep,#0A5A4E)',
  foam: 'var(--art-foam,#BFE3DA)',
  brick: 'var(--art-brick,#B4402C)',
  skin: 'var(--art-skin,#8F5636)',
  blush: 'var(--art-blush,#E9B8A6)',
} as const
