import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { controlStyles, Field, type FieldBinding } from '@/components/form/fields/field'
import { useFormWords } from '@/components/form/use-form-words'
import { cn } from '@/lib/cn'

type PasswordFieldProps<Values extends FieldValues> = FieldBinding<Values> & {
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField<Values extends FieldValues>({
  autoComplete,
  ...binding
}: PasswordFieldProps<Values>) {
  const words = useFormWords()
  const [isVisible, setVisible] = useState(false)
  const Icon = isVisible ? EyeOff : Eye
  return (
    <Field {...binding}>
      {(attributes) => (
        <div className="relative">
          <input
            {...attributes}
            {...binding.control.register(binding.name)}
            type={isVisible ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className={cn(controlStyles, 'min-h-12 pr-12')}
          />
          <button
            type="button"
            aria-controls={attributes.id}
            onClick={() => setVisible(!isVisible)}
            className="absolute inset-y-0.5 right-0.5 grid w-12 place-items-center rounded-xl hover:bg-paper-deep"
          >
            <Icon aria-hidden="true" className="size-5" />
            <span className="sr-only">
              {isVisible ? words.hidePassword(binding.label) : words.showPassword(binding.label)}
            </span>
          </button>
        </div>
      )}
    </Field>
  )
}
