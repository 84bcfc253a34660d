import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ApiError } from '@/api/errors'
import { emptyAddressForm, formOf } from '@/features/address-book/address-form'
import { AddressFields } from '@/features/address-book/AddressFields'
import { home, long } from './saved-addresses'

const meta = {
  component: AddressFields,
  args: {
    start: emptyAddressForm,
    defaultAnyway: undefined,
    error: null,
    isSending: false,
    onChange: fn(),
    onSend: fn(async () => {}),
    onCancel: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '432px', margin: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AddressFields>

export default meta
type Story = StoryObj<typeof meta>

/** Product §5; the focus goes to the first of them. */
export const SentEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu địa chỉ' }))
    await expect(await canvas.findByText('Vui lòng nhập họ tên')).toBeVisible()
    await expect(canvas.getByText('Vui lòng nhập số điện thoại')).toBeVisible()
    await expect(canvas.getByText('Vui lòng nhập địa chỉ')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Họ tên/ })).toHaveFocus())
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

/** The server keeps exactly one default: it is not to be unset, and why is said. */
export const OfTheDefault: Story = {
  args: { start: formOf(home), defaultAnyway: 'already' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: /đang là địa chỉ mặc định/ })
    await expect(box).toBeChecked()
    await expect(box).toBeDisabled()
  },
}

export const First: Story = {
  args: { defaultAnyway: 'first' },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}

export const Failed: Story = {
  args: { start: formOf(home), error: new ApiError('offline') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Không thể kết nối đến server')
  },
}

/** Of what the server says about a field, the first text stands under it (Product §5). */
export const Refused: Story = {
  args: {
    start: formOf(home),
    onSend: fn(async () => {
      throw new ApiError(422, '', { phone: ['Số điện thoại đã bị chặn', 'Số quá dài'] })
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lưu địa chỉ' }))
    await expect(await canvas.findByText('Số điện thoại đã bị chặn')).toBeVisible()
    await expect(canvas.queryByText('Số quá dài')).toBeNull()
  },
}

export const Sending: Story = { args: { start: formOf(home), isSending: true } }

export const Long: Story = {
  args: { start: formOf(long), defaultAnyway: 'already' },
  globals: { viewport: { value: 'phone' } },
}
