import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OrderHistory } from '@/features/orders/OrderHistory'
import { signIn } from '../../support/shopper'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['The orders of one tab, with pages.'],
}

const meta = {
  component: OrderHistory,
  args: { tab: 'processing', page: 1, pages: () => null },
  parameters: { guide, scenario: ['login:shopper'] },
  beforeEach: signIn,
} satisfies Meta<typeof OrderHistory>

export default meta
type Story = StoryObj<typeof meta>

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0)
  },
}

export const Done: Story = { args: { tab: 'completed' } }

export const Empty: Story = {
  parameters: { scenario: ['login:shopper', 'orders.none'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Mua sắm ngay' })).toBeVisible()
  },
}

export const Failing: Story = {
  parameters: {
    scenario: ['login:shopper', 'orders.serverError'],
    expectedMessages: [/Failed to load resource/],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeVisible()
  },
}

export const Waiting: Story = { parameters: { scenario: ['login:shopper', 'orders.timeout'] } }
