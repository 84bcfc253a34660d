import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { OrderFilters } from '@/features/admin-orders/OrderFilters'

const meta = preview.meta({
  component: OrderFilters,
  args: { search: {}, onSearch: fn() },
  globals: { viewport: { value: 'desktop' } },
})

/** Typing replaces the search; a choice is a step of its own. */
export const Empty = meta.story()

/** In the queue the payment is settled, so that it is no filter. */
export const Queue = meta.story({
  args: { search: { status: 'pending', payment_method: 'cod' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument()
  },
})
