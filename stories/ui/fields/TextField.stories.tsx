import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TextField } from '@/ui/fields/TextField'
import type { Guide } from '../../../.storybook/docs/guide'
import { controlled } from '../controlled'

const guide: Guide = {
  use: ['For one line of text, or several with `multiline`, outside of a form.'],
  avoid: [
    'Inside a form: take `FormTextField`, which knows value and error.',
    'For money: take `FormVndField`. For a long list: `Combobox`.',
  ],
  reader: 'Label, value, and the note as its description; `aria-invalid` with an error.',
}

const meta = {
  component: TextField,
  parameters: { guide },
  args: { label: 'Họ và tên', value: '', onChange: fn() },
  render: controlled(TextField, 'value'),
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const WithPlaceholder: Story = { args: { placeholder: 'Nguyễn Thị Mộc Lan' } }

export const Required: Story = { args: { required: true } }

export const WithHint: Story = {
  args: { label: 'Số điện thoại', hint: 'Ví dụ: 0912 345 678', type: 'tel' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Số điện thoại' })
    await expect(field).toHaveAccessibleDescription('Ví dụ: 0912 345 678')
  },
}

/** The error replaces the hint, so that nothing below moves. */
export const WithError: Story = {
  args: {
    label: 'Số điện thoại',
    value: '0912abc',
    hint: 'Ví dụ: 0912 345 678',
    error: 'Số điện thoại không hợp lệ',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Số điện thoại' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Số điện thoại không hợp lệ')
  },
}

/** Diacritics of capitals do not touch the border. */
export const StackedMarks: Story = { args: { value: 'Ữ Ẫ Ổ ẶỴ ợ — NGUYỄN THỊ DIỆU ẨN' } }
export const Disabled: Story = { args: { label: 'Email', value: 'lan@moclan.vn', disabled: true } }

export const Multiline: Story = {
  args: { label: 'Ghi chú', multiline: true, value: 'Giao giờ hành chính.\nGọi trước 15 phút.' },
}

export const HiddenLabel: Story = {
  args: { label: 'Tìm sản phẩm', hideLabel: true, placeholder: 'Áo dài lụa…', type: 'search' },
}
