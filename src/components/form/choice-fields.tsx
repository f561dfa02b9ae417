import { type ReactNode, type Ref, useId } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { type FieldBinding, FieldError, type Required, RequiredMark } from '@/components/form/field'
import { cn } from '@/lib/cn'

type Option = { value: string; label: string }

type GroupProps<Values extends FieldValues, Sent> = {
  control: Control<Values, unknown, Sent>
  name: FieldPath<Values>
  label: string
  required?: Required | undefined
  options: readonly Option[]
}

const choiceStyles =
  'flex min-h-12 cursor-pointer items-center gap-3 rounded-xl border-2 border-ink-muted/70 bg-paper-white px-3.5 py-2 has-checked:border-sea has-checked:bg-sea-pale has-focus-visible:outline-3 has-focus-visible:outline-sea has-focus-visible:outline-offset-2'

export function CheckboxGroup<Values extends FieldValues, Sent>(props: GroupProps<Values, Sent>) {
  const { field, fieldState } = useController(props)
  const chosen: readonly string[] = field.value
  const toggle = (value: string) =>
    field.onChange(
      props.options
        .map((option) => option.value)
        .filter((each) => (each === value) !== chosen.includes(each)),
    )
  return (
    <Choices
      {...props}
      type="checkbox"
      field={field}
      error={fieldState.error?.message}
      isChosen={(value) => chosen.includes(value)}
      onChoose={toggle}
    />
  )
}

export function RadioGroup<Values extends FieldValues, Sent>(props: GroupProps<Values, Sent>) {
  const { field, fieldState } = useController(props)
  return (
    <Choices
      {...props}
      type="radio"
      field={field}
      error={fieldState.error?.message}
      isChosen={(value) => field.value === value}
      onChoose={field.onChange}
    />
  )
}

type ChoicesProps = {
  type: 'checkbox' | 'radio'
  label: string
  required?: Required | undefined
  options: readonly Option[]
  field: { name: string; ref: Ref<HTMLInputElement>; onBlur: () => void }
  error: string | undefined
  isChosen: (value: string) => boolean
  onChoose: (value: string) => void
}

function Choices({ type, label, required, options, field, error, isChosen, onChoose }: ChoicesProps) {
  const id = useId()
  const areShort = options.every(({ label }) => label.length <= 11)
  const invalid = error ? true : undefined
  return (
    <fieldset
      {...(type === 'radio' && { role: 'radiogroup', 'aria-invalid': invalid })}
      aria-describedby={error && id}
    >
      <legend className="mb-1.5 font-semibold">
        {label}
        <RequiredMark required={required} />
      </legend>
      <div
        className={cn(
          'grid gap-2',
          areShort ? 'grid-cols-[repeat(auto-fill,minmax(9.75rem,1fr))]' : 'sm:grid-cols-2',
        )}
      >
        {options.map(({ value, label }, index) => (
          <label key={value} className={choiceStyles}>
            <input
              type={type}
              name={field.name}
              value={value}
              required={required === true && type === 'radio'}
              checked={isChosen(value)}
              aria-invalid={type === 'checkbox' ? invalid : undefined}
              onChange={() => onChoose(value)}
              onBlur={field.onBlur}
              ref={index === 0 ? field.ref : undefined}
              className="size-[1.25rem] shrink-0 accent-sea"
            />
            {label}
          </label>
        ))}
      </div>
      <FieldError id={id} message={error} />
    </fieldset>
  )
}

export function CheckboxField<Values extends FieldValues, Sent>({
  control,
  name,
  label,
  children,
}: Omit<FieldBinding<Values, Sent>, 'hint' | 'required'> & { children?: ReactNode }) {
  const id = useId()
  const { field, fieldState } = useController({ control, name })
  const error = fieldState.error?.message
  return (
    <div>
      <label className={choiceStyles}>
        <input
          type="checkbox"
          name={field.name}
          checked={Boolean(field.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && id}
          onChange={(event) => field.onChange(event.target.checked)}
          onBlur={field.onBlur}
          ref={field.ref}
          className="size-[1.25rem] shrink-0 accent-sea"
        />
        <span>
          {label} {children}
        </span>
      </label>
      <FieldError id={id} message={error} />
    </div>
  )
}
