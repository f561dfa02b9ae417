import { type ComponentProps, useRef } from 'react'
import { preloadSupabase } from '@/data/client'
import { cn } from '@/lib/cn'

type FormProps = ComponentProps<'form'> & {
  /** Tells this form's draft and early input from those of other forms. */
  name: string
  'aria-label': string
  /** Loads what checking needs, when the form is first touched. */
  load?: () => Promise<unknown>
  /** Whether it sends anything to the database. */
  sends?: boolean
}

/** A form that checks itself and fetches the code for that when it is first touched. */
export function Form({ load, sends = true, name, className, ...props }: FormProps) {
  const touched = useRef(false)
  const warmUp = () => {
    if (touched.current) return
    touched.current = true
    // Sending tries again, and says so if it fails.
    load?.().catch(() => {})
    if (sends) preloadSupabase()
  }
  return (
    <form
      noValidate
      id={`${name}-form`}
      name={name}
      onFocus={warmUp}
      className={cn('grid gap-5', className)}
      {...props}
    />
  )
}
