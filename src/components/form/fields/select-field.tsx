import { ChevronDown } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { controlStyles, Field, type FieldBinding } from '@/components/form/fields/field'
import type { OptionGroup, SelectProps } from '@/components/form/fields/select'
import { cn } from '@/lib/cn'
import { late, useLate } from '@/loading/late'

/** A dropdown. Touch screens keep the native picker, which their screen readers support; other devices change to Radix's. */
export function SelectField<Values extends FieldValues>({
  placeholder,
  groups,
  ...binding
}: FieldBinding<Values> & Pick<SelectProps, 'placeholder' | 'groups'>) {
  const hasFinePointer = useSyncExternalStore(
    watchPointer,
    () => matchMedia(finePointer).matches,
    () => false,
  )
  const { field } = useController({ control: binding.control, name: binding.name })
  return (
    <Field {...binding}>
      {(attributes) => {
        const select = {
          ...field,
          ...attributes,
          placeholder,
          groups,
          className: cn(controlStyles, 'min-h-12 pr-12'),
        }
        return (
          <div className="relative">
            {hasFinePointer ? <RadixSelect {...select} /> : <NativeSelect {...select} />}
            <ChevronDown
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 right-4 my-auto size-5"
            />
          </div>
        )
      }}
    </Field>
  )
}

const radixSelect = late(async () => (await import('@/components/form/fields/select')).Select, {
  isOptional: true,
})

function RadixSelect(props: SelectProps) {
  const { code: Select = NativeSelect } = useLate(radixSelect, true)
  return <Select {...props} />
}

function NativeSelect({ placeholder, groups, onChange, className, ...select }: SelectProps) {
  return (
    <select
      {...select}
      onChange={(event) => onChange(event.target.value)}
      className={cn(className, 'appearance-none')}
    >
      <option value="" disabled hidden>
        {placeholder}
      </option>
      {groups.map(({ label, options }) =>
        label ? (
          <optgroup key={label} label={label}>
            <Options options={options} />
          </optgroup>
        ) : (
          // At most one group has no label.
          <Options key="without a label" options={options} />
        ),
      )}
    </select>
  )
}

function Options({ options }: Pick<OptionGroup, 'options'>) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

const finePointer = '(pointer: fine)'

function watchPointer(onChange: () => void) {
  const query = matchMedia(finePointer)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
