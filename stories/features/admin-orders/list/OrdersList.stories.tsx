import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { OrdersList } from '@/features/admin-orders/list/OrdersList'
import { signInStaff } from '../../../support/admin-orders'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['The page of orders with table or cards, sorting and paging.'],
}

const meta = {
  component: OrdersList,
  args: { search: {}, onSearch: fn(), pages: () => null },
  parameters: { guide, scenario: ['login:staff'] },
  beforeEach: signInStaff,
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof OrdersList>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('60 đơn hàng')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Tổng tiền' }))
    await expect(args.onSearch).toHaveBeenCalledWith({ sort: 'total' })
  },
}

export const Queue: Story = {
  args: { search: { status: 'pending', payment_method: 'cod' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Xác nhận đơn/ })).toBeVisible()
  },
}

export const Loading: Story = { parameters: { scenario: ['login:staff', 'adminOrders.timeout'] } }

export const Forbidden: Story = {
  parameters: {
    scenario: ['login:staff', 'adminOrders.403'],
    expectedMessages: [/Failed to load resource/],
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Bạn không có quyền thực hiện thao tác này')
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('60 đơn hàng')).toBeVisible()
    const [, card] = canvas.getAllByRole('row')
    if (!card) throw new Error('The list is empty')
    const [code, total] = [within(card).getByRole('link'), within(card).getByText(/VND$/)]
    const middle = (part: Element) => {
      const { top, bottom } = part.getBoundingClientRect()
      return (top + bottom) / 2
    }
    await expect(Math.abs(middle(code) - middle(total))).toBeLessThan(4)
  },
}
