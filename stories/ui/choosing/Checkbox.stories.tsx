import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { Checkbox } from '@/ui/choosing/Checkbox'
import { inEveryState } from '../../../.storybook/forced-states'
import { controlled } from '../controlled'

const meta = preview.meta({
  component: Checkbox,
  parameters: {
    guide: {
      use: [
        'For something that takes effect when its form is sent: “Tôi đồng ý”, “Đặt làm mặc định”.',
        "To choose rows of a list, with the row's name as a hidden label.",
      ],
      avoid: [
        'For something that takes effect at once: take `Switch`.',
        'For one choice of several: take `RadioGroup`.',
      ],
      reader: 'A checkbox with its label and state; an error is read as its description.',
    },
  },
  args: { label: 'Đặt làm địa chỉ mặc định', checked: false, onChange: fn() },
  render: controlled(Checkbox, 'checked'),
})

export const States = meta.story(
  inEveryState({ checked: { checked: true }, disabled: { disabled: true } }),
)

export const Indeterminate = meta.story({
  args: { label: 'Chọn tất cả', indeterminate: true },
})

export const WithError = meta.story({
  args: { label: 'Tôi đồng ý với chính sách bảo mật', error: 'Vui lòng đồng ý để tiếp tục' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription('Vui lòng đồng ý để tiếp tục')
  },
})

export const LongLabelWithLink = meta.story({
  args: {
    label: (
      <>
        Tôi đã đọc và đồng ý với <a href="#policy">chính sách bảo mật</a> cùng các điều khoản mua
        hàng của cửa hàng
      </>
    ),
  },
})
