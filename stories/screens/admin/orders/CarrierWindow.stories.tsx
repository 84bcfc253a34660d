import preview from '#.storybook/preview'
import { expect, fn, screen } from 'storybook/test'
import type { AdminOrderRow } from '@/api/generated/model'
import { OldSlips } from '@/features/admin-orders/OldSlips'
import { CarrierWindow } from '@/screens/admin/orders/CarrierWindow'
import { order } from '../../../support/admin-orders'

const ready: AdminOrderRow = { ...order, id: 58, item_count: 1, address: '9 Lý Quốc Sư' }

const meta = preview.meta({
  component: CarrierWindow,
  args: { orders: [ready], isOpen: true, onClose: fn(), onAnswer: fn() },
})

/** What a file said of an order is known to whoever ships it afterwards. */
export const FileMade = meta.story({
  tags: ['§10.15.10'],
  render: (args) => (
    <>
      <OldSlips parcels={[ready]} slips={() => null} />
      <CarrierWindow {...args} />
    </>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Tải tệp (1)' }))
    await expect(await screen.findByText(/^1 đơn trong tệp/)).toBeVisible()
    await expect(screen.getByRole('alert', { hidden: true })).toHaveTextContent(
      `${ready.code} có trong tệp vận chuyển tạo trước khi khách đổi nơi nhận`,
    )
  },
})
