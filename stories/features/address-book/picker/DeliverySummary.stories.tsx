import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DeliverySummary } from '@/features/address-book/picker/DeliverySummary'
import { home, long } from '../saved-addresses'

const meta = {
  component: DeliverySummary,
  args: { address: home, isReading: false, onEdit: fn() },
} satisfies Meta<typeof DeliverySummary>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sửa' }))
    await expect(args.onEdit).toHaveBeenCalledOnce()
  },
}

export const Reading: Story = { args: { isReading: true } }

export const LongOnAPhone: Story = {
  args: { address: long },
  globals: { viewport: { value: 'phone' } },
}
