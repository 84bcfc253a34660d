import preview from '#.storybook/preview'
import { CancelOrder } from '@/features/orders/CancelOrder'
import type { Play } from '../../support/play'

const meta = preview.meta({
  component: CancelOrder,
  args: { code: 'ML261121-0060' },
  parameters: { scenario: ['login:shopper'] },
})

const open: Play = async ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: /^(Hủy đơn hàng|Cancel order)$/ }))

export const Asks = meta.story({
  play: open,
})
