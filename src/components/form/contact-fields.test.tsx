import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { EmailField, PhoneField } from '@/components/form/contact-fields'

function Fields({ email = '' }) {
  const { control } = useForm({ defaultValues: { email, phone: '' } })
  return (
    <>
      <EmailField control={control} name="email" label="Email" />
      <PhoneField control={control} name="phone" label="Phone" />
      <button type="button">Send</button>
    </>
  )
}

test('a hint about a value from a draft shows at once', async () => {
  render(<Fields email="asha@gmial.com" />)
  expect(await screen.findByText('Did you mean gmail.com?')).toBeVisible()
})

test('a hint appears when its field loses focus, and one press accepts it', async () => {
  const user = userEvent.setup()
  render(<Fields />)
  const email = screen.getByLabelText('Email')
  await user.type(email, 'asha@gmial.com')
  const send = screen.getByRole('button', { name: 'Send' })
  await user.pointer({ keys: '[MouseLeft>]', target: send })
  expect(email).not.toHaveFocus()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByRole('button', { name: /Did you mean/ })).not.toBeInTheDocument()
  await user.pointer({ keys: '[/MouseLeft]', target: send })
  const hint = await screen.findByRole('button', { name: 'Did you mean gmail.com?' })
  expect(hint.parentElement).toHaveAttribute('aria-live', 'polite')
  expect(email).toHaveAccessibleDescription('Did you mean gmail.com?')
  expect(email).toBeValid()

  await user.click(hint)
  expect(email).toHaveValue('asha@gmail.com')
  expect(email).toHaveFocus()
  expect(hint).not.toBeInTheDocument()
  expect(email).not.toHaveAccessibleDescription()

  const phone = screen.getByLabelText('Phone')
  await user.type(phone, '98200')
  await user.tab()
  expect(await screen.findByText('This looks short')).toBeVisible()
  expect(phone).toHaveAccessibleDescription('This looks short')
  await user.type(phone, ' 00000')
  expect(screen.queryByText('This looks short')).not.toBeInTheDocument()
})

test('a pasted address or number loses the text around it on blur', async () => {
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
