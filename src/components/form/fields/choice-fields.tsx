import { type ReactNode, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type FieldBinding, FieldError, RequiredMark, useFieldError } from '@/components/form/fields/field'
import { cn } from '@/lib/cn'

const choiceStyles =
  'flex min-h-12 cursor-pointer items-center gap-3 rounded-xl border-2 border-ink-muted/70 bg-paper-white px-3.5 py-2 has-checked:border-sea has-checked:bg-sea-pale has-focus-visible:outline-3 has-focus-visible:outline-sea has-focus-visible:outline-offset-2'
const boxStyles = 'size-[1.25rem] shrink-0 accent-sea'

/** If no option has more letters, the options stand in as many columns as fit. */
const SHORT_LABEL = 11

type ChoiceGroupProps<Values extends FieldValues> = Omit<FieldBinding<Values>, 'hint'> & {
  type: 'checkbox' | 'radio'
  options: readonly { value: string; label: string }[]
}

export function ChoiceGroup<Values extends FieldValues>({
  type,
  control,
  name,
  label,
  required,
  options,
}: ChoiceGroupProps<Values>) {
  const id = useId()
  const error = useFieldError({ control, name })
  const invalid = error ? true : undefined
  const isRadio = type === 'radio'
  const hasShortLabels = options.every(({ label }) => label.length <= SHORT_LABEL)
  // ARIA allows `aria-invalid` on a checkbox, but for radio buttons only on their group.
  return (
    <fieldset
      role={isRadio ? 'radiogroup' : undefined}
      aria-invalid={isRadio ? invalid : undefined}
      aria-describedby={error && id}
    >
      <legend className="mb-1.5 font-semibold">
        {label}
        {/* No attribute says that a list of checkboxes is required. */}
        <RequiredMark required={isRadio ? required : required && 'asterisk-only'} />
      </legend>
      <div
        className={cn(
          'grid gap-2',
          hasShortLabels ? 'grid-cols-[repeat(auto-fill,minmax(9.75rem,1fr))]' : 'sm:grid-cols-2',
        )}
      >
        {options.map(({ value, label }) => (
          <label key={value} className={choiceStyles}>
            <input
              type={type}
              value={value}
              required={required === true && isRadio}
              aria-invalid={isRadio ? undefined : invalid}
              className={boxStyles}
              {...control.register(name)}
            />
            {label}
          </label>
        ))}
      </div>
      {error && <FieldError id={id} errorKey={error} />}
    </fieldset>
  )
}

export function CheckboxField<Values extends FieldValues>({
  control,
  name,
  label,
  children,
}: Omit<FieldBinding<Values>, 'hint' | 'required'> & { children?: ReactNode }) {
  const id = useId()
  const error = useFieldError({ control, name })
  return (
    <div>
      <label className={choiceStyles}>
        <input
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && id}
          className={boxStyles}
          {...control.register(name)}
        />
        <span>
          {label} {children}
        </span>
      </label>
      {error && <FieldError id={id} errorKey={error} />}
    </div>
  )
}
