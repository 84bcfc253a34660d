import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { emptyAddressForm } from '@/features/address-book/address-form'
import { AddressPhoneField } from '@/features/address-book/AddressPhoneField'
import { Form } from '@/ui/form/Form'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['In the form of an address: it says the number back as a courier would read it.'],
  reader: 'The number said back is the description of the field.',
}

const meta = {
  component: AddressPhoneField,
  parameters: { guide },
  render: () => (
    <Form initialValues={emptyAddressForm} onSubmit={fn()}>
      <AddressPhoneField />
    </Form>
  ),
} satisfies Meta<typeof AddressPhoneField>

export default meta

/** A pasted number is repeated in groups. */
export const Typed: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Số điện thoại' })
    await expect(field).toHaveAccessibleDescription('Ví dụ: 0912 345 678')
    await userEvent.type(field, '+84 (0)912-345-678')
    await expect(field).toHaveAccessibleDescription('Số điện thoại: 0912 345 678')
  },
}
