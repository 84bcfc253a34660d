import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { TextField } from '@/ui/fields/TextField'
import { inEveryState } from '../../../.storybook/forced-states'
import { controlled } from '../controlled'

const meta = preview.meta({
  title: 'fields/TextField (input, textarea)',
  component: TextField,
  parameters: {
    guide: {
      use: ['For one line of text, or several with `multiline`, outside of a form.'],
      avoid: [
        'Inside a form: take `FormTextField`, which knows value and error.',
        'For money: take `FormVndField`. For a long list: `Combobox`.',
      ],
      reader: 'Label, value, and the note as its description; `aria-invalid` with an error.',
    },
  },
  args: { label: 'Họ tên người nhận', value: '', onChange: fn() },
  render: controlled(TextField, 'value'),
})

export const States = meta.story(
  inEveryState({ disabled: { disabled: true }, wrong: { error: 'Vui lòng nhập họ tên' } }),
)

/** The hint stays below the error, because it may have an example. */
export const WithError = meta.story({
  args: {
    label: 'Số điện thoại',
    value: '0912abc',
    hint: 'Ví dụ: 0912 345 678',
    error: 'Số điện thoại không hợp lệ',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Số điện thoại' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(
      'Số điện thoại không hợp lệ Ví dụ: 0912 345 678',
    )
  },
})

/** The diacritics of capital letters do not touch the border. */
export const StackedMarks = meta.story({ args: { value: 'Ữ Ẫ Ổ ẶỴ ợ — NGUYỄN THỊ DIỆU ẨN' } })
export const Multiline = meta.story({
  args: { label: 'Ghi chú', multiline: true, value: 'Giao giờ hành chính.\nGọi trước 15 phút.' },
})
