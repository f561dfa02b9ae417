import type { Config } from 'tailwindcss'
import flattenColorPalette from 'tailwindcss/lib/util/flattenColorPalette'
import plugin from 'tailwindcss/plugin'

const colors = {
  ink: { DEFAULT: '#17223b', deep: '#0e1729', soft: '#33415f', muted: '#525d76' },
  paper: { DEFAULT: '#fbf5ea', deep: '#f3e8d3', line: '#e4d5ba', white: '#fffdf8' },
  marigold: {
    DEFAULT: '#f2a71b',
    bright: '#ffb938',
    deep: '#dd930c',
    dark: '#7a4d00',
    light: '#fbd58a',
    pale: '#fdeccb',
  },
  sea: { DEFAULT: '#0e7c6b', deep: '#0a5a4e', light: '#bfe3da', pale: '#e3f3ee' },
  brick: { DEFAULT: '#b4402c', deep: '#8f2f1f', light: '#e9b8a6', pale: '#faeae3' },
}

/** The look: deep ink on warm paper, marigold for the one thing to do next, sea green for trust, brick for errors. */
export default {
  content: [],
  theme: {
    extend: {
      colors,
      screens: { nav: '75rem' },
      // Pixels, so that spacing does not grow with the text size.
      spacing: { DEFAULT: '4px' },
      // Large text fits small screens.
      fontSize: {
        xl: 'min(1.25rem, 9.5vw)',
        '2xl': 'min(1.5rem, 10.5vw)',
        '3xl': 'min(1.875rem, 12vw)',
        '4xl': 'min(2.25rem, 13.5vw)',
        '5xl': 'min(3rem, 15vw)',
      },
      boxShadow: {
        lift: '0 1px 0 rgb(14 23 41 / 0.12), 0 6px 16px -8px rgb(14 23 41 / 0.35)',
        panel: '0 24px 48px -16px rgb(14 23 41 / 0.35)',
      },
      fontFamily: {
        // Short lists: Chromium on Linux asks another process for each missing name while the first layout waits.
        display: ['var(--display-face)'],
        sans: ['system-ui', 'sans-serif'],
        devanagari: [
          'system-ui',
          'Noto Sans Devanagari',
          'Nirmala UI',
          'Kohinoor Devanagari',
          'Mangal',
          'sans-serif',
        ],
        mono: ['monospace'],
      },
    },
  },
  plugins: [
    // Define the colours as `--color-ink` and so on, for the style sheets of components.
    plugin(({ addBase }) => {
      const shades = Object.entries(flattenColorPalette(colors))
      addBase({ ':root': Object.fromEntries(shades.map(([name, value]) => [`--color-${name}`, value])) })
    }),
  ],
} satisfies Config
