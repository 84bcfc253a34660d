import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { OrderTabs } from '@/screens/admin/orders/OrderTabs'
import { signInStaff } from '../../../support/admin-orders'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Above the list of orders: what waits, and how many orders are at each step.'],
  avoid: ['For views of one thing, where nothing is counted: a navigation of links.'],
  anatomy: [
    ['All', 'Every order.'],
    ['Waiting for a call', 'Cash orders to confirm; red while there are any.'],
    ['One tab for each status', 'With the number of its orders.'],
  ],
  keyboard: [['Tab', 'Goes from tab to tab: each is a link.']],
  reader: 'A navigation of links with their numbers; the open one is the current page.',
}

const meta = {
  component: OrderTabs,
  args: { search: {} },
  parameters: { guide, scenario: ['login:staff'] },
  beforeEach: signInStaff,
} satisfies Meta<typeof OrderTabs>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Tất cả 60' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

export const Queue: Story = {
  args: { search: { status: 'pending', payment_method: 'cod' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { current: 'page' })).toHaveTextContent(/COD/)
  },
}

/** A host that counts nothing: no number, instead of a wrong one. */
export const WithoutCounts: Story = {
  parameters: { scenario: ['login:staff', 'drift.minimal'] },
  play: async ({ canvas }) => {
    for (const name of ['Tất cả', 'Đã giao', /COD/])
      await waitFor(() => expect(canvas.getByRole('link', { name }).children).toHaveLength(0))
    await expect(canvas.getByRole('link', { name: 'Đã giao' })).toBeVisible()
  },
}

/** The numbers keep their room. */
export const Loading: Story = { parameters: { scenario: ['login:staff', 'adminOrders.timeout'] } }

/** The open tab is scrolled into view. */
export const Phone: Story = {
  args: { search: { status: 'cancelled' } },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
