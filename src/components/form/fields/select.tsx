import * as Radix from '@radix-ui/react-select'
import { Check, ChevronDown, ChevronUp } from 'lucide-react'
import { type RefCallback, useLayoutEffect, useState } from 'react'
import { cn } from '@/lib/cn'

export type OptionGroup = { label?: string; options: readonly { value: string; label: string }[] }

export type SelectProps = {
  ref: RefCallback<HTMLElement>
  id: string
  name: string
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  required: boolean
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  placeholder: string
  groups: readonly OptionGroup[]
  className: string
}

/** A dropdown for mouse and keyboard. Type-ahead resets after 1 second. */
export function Select({
  name,
  value,
  onChange,
  required,
  placeholder,
  groups,
  className,
  ...trigger
}: SelectProps) {
  const { id } = trigger
  // Keep the focus of the native dropdown, which this one replaces. It had the same id.
  const [takesFocus] = useState(() => document.activeElement?.id === id)
  useLayoutEffect(() => {
    if (takesFocus) document.getElementById(id)?.focus()
  }, [takesFocus, id])
  const chosen = groups.flatMap(({ options }) => options).find((option) => option.value === value)

  return (
    <Radix.Root
      name={name}
      value={value}
      // The hidden control reports an empty value while its options change.
      onValueChange={(value) => value && onChange(value)}
      required={required}
    >
      {/* Radix adds a hidden native control with the same name, for autofill, after this one. */}
      <Radix.Trigger {...trigger} name={name} className={cn(className, 'truncate text-left')}>
        <Radix.Value placeholder={placeholder}>{chosen?.label}</Radix.Value>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) rounded-xl border-2 border-ink bg-paper-white p-1 text-ink shadow-panel"
        >
          <Radix.ScrollUpButton className="grid place-items-center py-1">
            <ChevronUp aria-hidden="true" className="size-5" />
          </Radix.ScrollUpButton>
          <Radix.Viewport>
            {groups.map(({ label, options }) => (
              <Radix.Group key={label ?? ''}>
                {label && (
                  <Radix.Label className="px-3 pt-3 pb-1 font-semibold text-ink-muted text-sm">
                    {label}
                  </Radix.Label>
                )}
                {options.map((option) => (
                  <Radix.Item
                    key={option.value}
                    value={option.value}
                    className="flex min-h-11 cursor-pointer select-none items-center justify-between gap-4 rounded-lg px-3 py-1.5 outline-none data-highlighted:bg-ink data-highlighted:text-paper-white"
                  >
                    <Radix.ItemText>{option.label}</Radix.ItemText>
                    <Radix.ItemIndicator>
                      <Check aria-hidden="true" className="size-5" />
                    </Radix.ItemIndicator>
                  </Radix.Item>
                ))}
              </Radix.Group>
            ))}
          </Radix.Viewport>
          <Radix.ScrollDownButton className="grid place-items-center py-1">
            <ChevronDown aria-hidden="true" className="size-5" />
          </Radix.ScrollDownButton>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
