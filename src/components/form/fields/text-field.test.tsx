import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { EmailField, PhoneField } from '@/components/form/fields/text-field'

function Fields() {
  const { control } = useForm({ defaultValues: { email: '', phone: '' } })
  return (
    <>
      <EmailField control={control} name="email" label="Email" />
      <PhoneField control={control} name="phone" label="Phone" />
    </>
  )
}

test('leaving a field keeps only the address or number of a pasted text', async () => {
  const user = userEvent.setup()
  render(<Fields />)
  const email = screen.getByLabelText('Email')
  await user.click(email)
  await user.paste('Asha Rao <asha@example.com>,')
  await user.tab()
  expect(email).toHaveValue('asha@example.com')
  const phone = screen.getByLabelText('Phone')
  await user.click(phone)
  await user.paste('\u202a९८७६५ ४३२१०\u202c')
  await user.tab()
  expect(phone).toHaveValue('98765 43210')
})
