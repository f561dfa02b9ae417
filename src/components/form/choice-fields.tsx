import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useController } from 'react-hook-form'
import { controlStyles, Field, type FieldBinding } from '@/components/form/field'
import { cn } from '@/lib/cn'

export type Option = { value: string; label: string }
export type OptionGroup = { label: string; options: readonly Option[] }

type Group<Values extends FieldValues, Sent> = {
  control: Control<Values, unknown, Sent>
  name: FieldPath<Values>
  label: string
  required?: boolean | undefined
  options: readonly Option[]
}

/** One of many, in the phone's own picker. `placeholder` stands for nothing chosen yet. */
export function SelectField<Values extends FieldValues, Sent>({
  placeholder,
  options = [],
  groups = [],
  ...binding
}: FieldBinding<Values, Sent> & {
  placeholder: string
  options?: readonly Option[]
  groups?: readonly OptionGroup[]
}) {
  return (
    <Field {...binding}>
      {(bound) => (
        <select {...bound} className={cn(controlStyles, 'min-h-12')}>
          {/* Says what to do, and is no choice itself. */}
          <option value="" disabled hidden>
            {placeholder}
          </option>
          <Options options={options} />
          {groups.map(({ label, options }) => (
            <optgroup key={label} label={label}>
              <Options options={options} />
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  )
}

function Options({ options }: { options: readonly Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

const choiceStyles =
  'flex min-h-12 cursor-pointer items-center gap-3 rounded-xl border-2 border-ink-muted/60 bg-paper-white px-3.5 py-2 has-checked:border-sea has-checked:bg-sea-pale has-focus-visible:outline-3 has-focus-visible:outline-sea has-focus-visible:outline-offset-2'

/** Several of many. The value is the list of those chosen, in the order of the options. */
export function CheckboxGroup<Values extends FieldValues, Sent>({
  control,
  name,
  label,
  required,
  options,
}: Group<Values, Sent>) {
  const { field } = useController({ control, name })
  const chosen: readonly string[] = field.value
  const toggle = (value: string) =>
    field.onChange(
      options.map((option) => option.value).filter((each) => (each === value) !== chosen.includes(each)),
    )
  return (
    <Choices label={label} required={required} options={options}>
      {options.map(({ value, label }) => (
        <label key={value} className={choiceStyles}>
          <input
            type="checkbox"
            name={field.name}
            value={value}
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
            onBlur={field.onBlur}
            className="size-5 shrink-0 accent-sea"
          />
          {label}
        </label>
      ))}
    </Choices>
  )
}

/** One of a few, all of them in sight. */
export function RadioGroup<Values extends FieldValues, Sent>({
  control,
  name,
  label,
  required,
  options,
}: Group<Values, Sent>) {
  const { field } = useController({ control, name })
  return (
    <Choices label={label} required={required} options={options}>
      {options.map(({ value, label }) => (
        <label key={value} className={choiceStyles}>
          <input
            type="radio"
            name={field.name}
            value={value}
            checked={field.value === value}
            onChange={() => field.onChange(value)}
            onBlur={field.onBlur}
            className="size-5 shrink-0 accent-sea"
          />
          {label}
        </label>
      ))}
    </Choices>
  )
}

function Choices({
  label,
  required,
  options,
  children,
}: {
  label: string
  required?: boolean | undefined
  options: readonly Option[]
  children: React.ReactNode
}) {
  const areShort = options.every(({ label }) => label.length <= 11)
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">
        {label}
        {required && (
          <span aria-hidden="true" className="text-brick">
            {' *'}
          </span>
        )}
      </legend>
      <div
        className={cn(
          'grid gap-2',
          areShort ? 'grid-cols-[repeat(auto-fill,minmax(9.75rem,1fr))]' : 'sm:grid-cols-2',
        )}
      >
        {children}
      </div>
    </fieldset>
  )
}

/** A yes that can be given or not. */
export function CheckboxField<Values extends FieldValues, Sent>({
  control,
  name,
  label,
  children,
}: Omit<FieldBinding<Values, Sent>, 'hint' | 'required'> & { children?: React.ReactNode }) {
  const { field } = useController({ control, name })
  return (
    <label className={choiceStyles}>
      <input
        type="checkbox"
        name={field.name}
        checked={Boolean(field.value)}
        onChange={(event) => field.onChange(event.target.checked)}
        onBlur={field.onBlur}
        ref={field.ref}
        className="size-5 shrink-0 accent-sea"
      />
      <span>
        {label} {children}
      </span>
    </label>
  )
}
