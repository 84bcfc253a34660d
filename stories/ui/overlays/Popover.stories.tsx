import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { Popover } from '@/ui/overlays/Popover'
import { withOpener } from '../controlled'

const meta = preview.meta({
  title: 'overlays/Popover (tooltip, bubble)',
  component: Popover,
  parameters: {
    guide: {
      use: ["For something small to look at and act on, below its control: the header's cart."],
      avoid: ['For a question: `Dialog`.'],
      reader: 'A dialog that is not modal, with its name.',
    },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    anchor: { current: null },
    label: 'Giỏ hàng',
    children: <p style={{ padding: 16 }}>Giỏ hàng của bạn đang trống</p>,
  },
  render: withOpener(Popover, 'Giỏ hàng'),
})

export const Open = meta.story({})

export const LongOnAPhone = meta.story({
  args: {
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index}>
        <a href="#product">{`Sản phẩm ${index + 1}`}</a>
      </p>
    )),
  },
  globals: { viewport: { value: 'phone' } },
})
