import type { Control, FieldValues, UseFormReturn } from 'react-hook-form'

/** A form of react-hook-form, for code that does not use the checked values. */
export type HookForm<Values extends FieldValues> = UseFormReturn<Values, unknown, unknown>

/** Binds a field's component to its form. */
export type FormControl<Values extends FieldValues> = Control<Values, unknown, unknown>
