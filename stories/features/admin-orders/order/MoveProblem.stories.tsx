import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MoveProblem } from '@/features/admin-orders/order/MoveProblem'
import { ApiError } from '@/api/errors'
import { orderData } from '../../../support/admin-orders'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Below the moves, when a change failed: with the status that the order has meanwhile.'],
  reader: 'An alert.',
}

const meta = {
  component: MoveProblem,
  parameters: { guide },
  args: { error: new ApiError(409), data: orderData(), target: 'processing' },
} satisfies Meta<typeof MoveProblem>

export default meta
type Story = StoryObj<typeof meta>

/** A colleague changed the order first, but this step is still possible. */
export const StillOpen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('“Chờ xác nhận”')
  },
}

export const NoLongerOpen: Story = {
  args: { data: orderData({ allowed_transitions: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('không còn chuyển sang')
  },
}

export const Refused: Story = {
  args: { error: new ApiError(422, '', { reason: ['Vui lòng nhập lý do hủy đơn'] }) },
}

export const Forbidden: Story = { args: { error: new ApiError(403) } }
