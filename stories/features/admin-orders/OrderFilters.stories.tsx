import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { OrderFilters } from '@/features/admin-orders/OrderFilters'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Above the list of orders; the address keeps them.'],
  keyboard: [['Typing', 'filters when it pauses']],
  reader: 'Fields with labels; on phones a button says whether the others are open.',
}

const meta = {
  component: OrderFilters,
  parameters: { guide },
  args: { search: {}, onSearch: fn() },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof OrderFilters>

export default meta
type Story = StoryObj<typeof meta>

/** Typing replaces the search once it rests; a choice is a step of its own. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), ' lan ')
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith({ q: 'lan' }, { replace: true }))
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'paypal')
    await expect(args.onSearch).toHaveBeenLastCalledWith({ payment_method: 'paypal' })
  },
}

/** In the queue the payment is settled, so that it is no filter. */
export const Queue: Story = {
  args: { search: { status: 'pending', payment_method: 'cod' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument()
  },
}

export const Phone: Story = {
  args: { search: { q: 'lan', from: '2026-11-01', to: '2026-11-21' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bộ lọc' }))
    await expect(canvas.getByLabelText('Từ ngày')).toBeVisible()
  },
}
