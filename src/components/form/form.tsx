import type { ComponentProps } from 'react'

/** A form that checks itself. Its `name` tells its draft and its early input from those of other forms. */
export function Form({ name, ...props }: ComponentProps<'form'> & { name: string; 'aria-label': string }) {
  return <form name={name} noValidate {...props} />
}
