import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { cn } from '@/lib/cn'

type ButtonTone = 'primary' | 'ink' | 'sea' | 'secondary' | 'quiet'
type ButtonSize = 'normal' | 'small' | 'docked'

const base =
  'inline-flex items-center justify-center gap-2 rounded-full text-center font-semibold leading-tight transition-[background-color] print:hidden! disabled:cursor-not-allowed disabled:opacity-70'

const tones: Record<ButtonTone, string> = {
  primary: 'bg-marigold text-ink-deep shadow-lift hover:bg-marigold-bright active:bg-marigold-deep',
  ink: 'bg-ink text-paper-white hover:bg-ink-soft',
  sea: 'bg-sea text-paper-white hover:bg-sea-deep',
  secondary: 'border-2 border-current hover:bg-ink hover:text-paper-white',
  quiet: 'underline decoration-2 decoration-marigold underline-offset-4 hover:decoration-current',
}

const sizes: Record<ButtonSize, string> = {
  normal: 'min-h-12 px-6 py-2.5',
  small: 'min-h-11 px-4 py-1.5 text-sm',
  // `6vw` keeps very large text inside narrow screens.
  docked: 'min-h-11 px-3 py-1.5 text-[min(0.875rem,6vw)] xl:p-0',
}

type ButtonVariants = { tone?: ButtonTone | undefined; size?: ButtonSize | undefined }

export function buttonStyles({ tone = 'primary', size = 'normal' }: ButtonVariants = {}, className?: string) {
  return cn(base, tones[tone], sizes[size], className)
}

export function Button({ tone, size, className, ...props }: ComponentProps<'button'> & ButtonVariants) {
  return <button type="button" {...styleProps({ tone, size }, className)} {...props} />
}

export function ButtonLink({
  tone,
  size,
  className,
  ...props
}: ComponentProps<typeof Link> & ButtonVariants) {
  return <Link {...styleProps({ tone, size }, className)} {...props} />
}

/** styles/main.css finds primary actions by this attribute. */
const styleProps = ({ tone = 'primary', size }: ButtonVariants, className?: string) => ({
  className: buttonStyles({ tone, size }, className),
  'data-primary': tone === 'primary' || undefined,
})
