import preview from '#.storybook/preview'
import { SplitBar } from '@/ui/chart/SplitBar'

const meta = preview.meta({
  component: SplitBar,
  parameters: {
    guide: {
      use: ['For a whole in exactly two parts, such as cash and PayPal.'],
      avoid: ['For three parts or more: take `BarList`.'],
      reader: 'A list with name, share and figures; the drawing is hidden.',
    },
  },
  args: {
    label: 'Đơn theo cách thanh toán',
    parts: [
      { key: 'cod', name: 'Khi nhận hàng', value: 42, share: '70%', detail: '42 đơn' },
      { key: 'paypal', name: 'PayPal', value: 18, share: '30%', detail: '18 đơn' },
    ] as const,
  },
})

export const TwoParts = meta.story({})
