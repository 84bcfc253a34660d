import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { RadioGroup } from '@/ui/choosing/RadioGroup'
import { CardIcon, CashIcon } from '@/ui/icons'
import { inEveryState } from '../../../.storybook/forced-states'
import { controlled } from '../controlled'

const meta = preview.meta({
  component: RadioGroup,
  parameters: {
    guide: {
      use: ['For one choice of two to six whose words should all be seen: payment, status.'],
      avoid: [
        'For more options: take `Select` or `Combobox`.',
        'For colours and sizes of a product: take `SwatchGroup`.',
      ],
      reader: 'A group with its question; each option with its description and position.',
    },
  },
  args: {
    label: 'Phương thức thanh toán',
    value: null,
    onChange: fn(),
    options: [
      {
        value: 'cod',
        label: 'Thanh toán khi nhận hàng (COD)',
        description: 'Trả tiền mặt cho người giao hàng',
        icon: <CashIcon />,
      },
      { value: 'paypal', label: 'PayPal', icon: <CardIcon /> },
    ],
  },
  render: controlled(RadioGroup, 'value'),
})

export const States = meta.story(inEveryState({ chosen: { value: 'cod' } }))
export const WithError = meta.story({
  args: { error: 'Vui lòng chọn phương thức thanh toán' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Phương thức thanh toán' })
    await expect(group).toBeInvalid()
    await expect(group).toHaveAccessibleDescription('Vui lòng chọn phương thức thanh toán')
  },
})
