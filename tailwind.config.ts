import type { Config } from 'tailwindcss'

export default {
  content: [],
  theme: {
    extend: {
      colors: {
        ink: { DEFAULT: '#17223b', deep: '#0e1729', soft: '#33415f', muted: '#56617a' },
        paper: { DEFAULT: '#fbf5ea', deep: '#f3e8d3', line: '#e4d5ba', white: '#fffdf8' },
        marigold: { DEFAULT: '#f2a71b', deep: '#c97f0a', light: '#fbd58a', pale: '#fdeccb' },
        sea: { DEFAULT: '#0e7c6b', deep: '#0a5a4e', light: '#bfe3da', pale: '#e3f3ee' },
        brick: { DEFAULT: '#b4402c', deep: '#8f2f1f', light: '#e9b8a6', pale: '#faeae3' },
      },
      fontFamily: {
        display: ['"Young Serif"', 'Georgia', 'serif'],
        sans: ['system-ui', '-apple-system', '"Segoe UI"', 'Roboto', '"Noto Sans"', 'sans-serif'],
      },
    },
  },
} satisfies Config
