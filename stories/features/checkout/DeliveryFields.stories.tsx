import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { FormAddressCascade } from '@/features/addresses/AddressCascade'
import { DeliveryFields } from '@/features/checkout/DeliveryFields'
import { Button } from '@/ui/actions/Button'
import type { Guide } from '../../../.storybook/docs/guide'
import { threeTierHandlers } from '../addresses/address-world'
import { filledForm, InOrderForm } from './checkout-world'

const guide: Guide = {
  use: ['Who gets the order and where.'],
}

const meta = {
  component: DeliveryFields,
  parameters: { guide },
  args: { region: <FormAddressCascade name="region" />, isSignedIn: false },
  beforeEach: ({ msw }) => msw.use(...threeTierHandlers()),
  render: (args, { parameters }) => (
    <InOrderForm values={parameters.values}>
      <DeliveryFields {...args} />
      <Button type="submit">Gửi</Button>
    </InOrderForm>
  ),
} satisfies Meta<typeof DeliveryFields>

export default meta
type Story = StoryObj<typeof meta>

/** The checkboxes are there and not asked for (Product §5). */
export const Empty: Story = {
  tags: ['§2.10.1', '§5.3.6a', '§5.3.6b'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Ghi chú/ })).not.toBeRequired()
    for (const name of [/^Đặt làm địa chỉ mặc định/, /^Tôi đồng ý/])
      await expect(canvas.getByRole('checkbox', { name })).not.toBeRequired()
  },
}

export const Filled: Story = { parameters: { values: filledForm } }

/** Shows the number grouped, however it was typed (Product §5.7). */
export const PhoneReadBack: Story = {
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('textbox', { name: 'Số điện thoại' })
    await userEvent.type(phone, '+84 (0)912-345-678')
    await expect(canvas.getByText('Số của bạn: 0912 345 678')).toBeVisible()
  },
}

/** Every text of Product §5; the first field with an error has the focus. */
export const AllErrors: Story = {
  tags: ['§2.10.1', '§5.3.7'],
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('Việt Nam')
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi' }))
    await expect(await canvas.findByText('Vui lòng nhập tên')).toBeVisible()
    await expect(canvas.getByText('Vui lòng chọn đầy đủ địa chỉ hành chính')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Họ' })).toHaveFocus())
  },
}

/** An error comes when the field is left and goes while typing. */
export const ErrorGoesWhileTyping: Story = {
  tags: ['§5.3.7'],
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('textbox', { name: 'Số điện thoại' })
    await userEvent.type(phone, '09x')
    await userEvent.tab()
    await expect(await canvas.findByText('Số điện thoại không hợp lệ')).toBeVisible()
    await userEvent.type(phone, '1')
    await waitFor(() =>
      expect(canvas.queryByText('Số điện thoại không hợp lệ')).not.toBeInTheDocument(),
    )
  },
}

/** A default address is saved with the order. */
export const SignedIn: Story = { args: { isSignedIn: true } }
