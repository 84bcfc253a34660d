import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { OrderBulkBar } from '@/features/admin-orders/list/OrderBulkBar'
import type { Guide } from '../../../../.storybook/docs/guide'
import { orderRow } from '../../../support/admin-orders'

const guide: Guide = {
  use: ['Below the list of orders, while some are selected.'],
  avoid: ['For one order: its own page has its moves.'],
}

const waiting = { ...orderRow, id: 1 }
const ready = { ...orderRow, id: 2, status: 'processing' as const }

const meta = {
  component: OrderBulkBar,
  args: {
    chosen: [waiting, ready, { ...ready, id: 3 }],
    isPending: false,
    isPrinting: false,
    onConfirm: fn(),
    onShip: fn(),
    onPrint: fn(),
    onClear: fn(),
  },
  parameters: { guide },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof OrderBulkBar>

export default meta
type Story = StoryObj<typeof meta>

/** Each button takes the orders that can make its move. */
export const Mixed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xác nhận (1)' }))
    await expect(args.onConfirm).toHaveBeenCalledWith([waiting])
    await userEvent.click(canvas.getByRole('button', { name: 'Giao hàng (2)' }))
    await expect(args.onShip).toHaveBeenCalledWith([ready, { ...ready, id: 3 }])
    await userEvent.click(canvas.getByRole('button', { name: 'In phiếu (3)' }))
    await expect(args.onPrint).toHaveBeenCalledWith(args.chosen)
  },
}

export const NothingToMove: Story = {
  args: { chosen: [{ ...orderRow, status: 'delivered' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Xác nhận (0)' })).toBeDisabled()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }
