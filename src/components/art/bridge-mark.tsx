import { Drawing, type DrawingProps } from '@/components/art/drawing'

/** The logo: a bridge in the text's colour in front of the rising sun. */
export function BridgeMark(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 32 32" {...props}>
      <path fill="var(--color-marigold)" d="M4.5 16a11.5 11.5 0 0 1 23 0v3h-23z" />
      <path
        fill="currentColor"
        d="M0 16.5c6 0 10-3.5 16-3.5s10 3.5 16 3.5V27h-1.5v-.7a3.8 3.8 0 0 0-7.6 0v.7h-1.4v-1.5a5.5 5.5 0 0 0-11 0V27H9.1v-.7a3.8 3.8 0 0 0-7.6 0v.7H0z"
      />
    </Drawing>
  )
}
