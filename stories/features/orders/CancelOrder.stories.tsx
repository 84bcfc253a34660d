import preview from '#.storybook/preview'
import { expect, screen, within } from 'storybook/test'
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

/** Somebody has confirmed it meanwhile, or it is not there: the window stays and says so. */
export const Refused = meta.story({
  args: { code: 'ML000000-0000' },
  play: async (context) => {
    await open(context)
    const { getByRole } = within(await screen.findByRole('dialog'))
    await context.userEvent.click(getByRole('button', { name: 'Hủy đơn hàng' }))
    await expect(await screen.findByRole('alert')).toBeVisible()
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  play: open,
})
